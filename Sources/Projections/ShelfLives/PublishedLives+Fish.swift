extension PublishedLives {
  /// How long fish and seafood keep.
  static let fish = """
    144 fridge 1-2d, freezer 6-8m: fish, cod, fisch, *fisch, *fischfilet, poisson, pescado, pesce, \
      kabeljau, cabillaud, bacalao, merluzzo, merluza, haddock, halibut, sole, tilapia, hake, \
      plaice, scholle, colin, nieuwe haring, vis, ryba, fisk, peixe, dorada, orata, branzino, \
      lubina, seabass, sea bass, dorade*, zander*, tilapia*, panga*, mintaj*, dorsz*, torsk*, \
      kabeljauw*, kabeljau*, morszczuk, skarpsill, abadejo, rodaballo, lenguado, perca, robalo, \
      pescada, garoupa, koolvis, schol, scholfilet, rodspatta, sej, hoki, lieu noir, lieu, merlan, \
      cabillaud*, spigola, dourada*, orata fresca, platija, rape fresco, dentice, ombrina, \
      sogliola, platessa, persico, trancio tonno, pesce spada, nasello, pangasio, emperador, \
      marrajo, bacaladilla, boqueron fresco, salmonete, peixe espada, linguado, tamboril, corvina, \
      red mullet, monkfish, skate, john dory, whiting, coley, basa*, swordfish, lemon sole, dover \
      sole, barramundi, snapper*, mahi mahi, steinbeisser, wels, karpfen, karp, sandacz, fladra, \
      halibut*, sola filet, mahi, hechtfilet, rotbarsch*, schollenfilet, wolfsbarsch, spatfisch, \
      kolja, abborre, halleflundra, roodbaars, tongfilet, zeebaars, wijting, pladijs, rouget, \
      lotte, raie, carrelet, julienne poisson, limande, рыба, риба, треска, тріска, минтай*, \
      минтая, хек, пангасиус, тилапия, судак, карп, щука, камбала, палтус, окунь, навага, филе \
      трески, филе минтая, дорадо, сибас, дорада, דג, דגים, פילה, אמנון, דניס, מוסר, בורי, cod \
      loin, cod fillet*, haddock fillet*, sea bream, pangasius, loup de mer, zander, scholle*, \
      heilbutt, seezunge, seehecht, lieu jaune, julienne, rascasse, filet de cabillaud, dos de \
      cabillaud, gallo, panga, pez espada, rombo, platessa filetti, koolvis*, pangafilet*, miruna, \
      morszczuk*, sandacz*, karp*, tuńczyk stek, pescada*, dourada, peixe*, bacalhau fresco, gös, \
      fiskfilé*, fish pie mix, skinless fillets, white fish, ling, baccalà ammollato, merluza*
    144 own, fridge 3-12m, pantry 3-12m: bacalhau*, baccalà, bacalao salado, klippfisk, \
      stockfisch, stoccafisso, salt cod, bacalao salado*, bacalao desalado, вяленая рыба, вобла, \
      сушеная рыба, тарань, lutfisk, klipfisch, morue salée, morue, bacalao seco
    145 fridge 1-2d, freezer 4-8m: pollock, seelachs, perch, rotbarsch
    146 fridge 1-2d, freezer 2-3m: salmon, lachs, *lachs, saumon, salmone, mackerel, makrele*, \
      maquereau*, caballa, tuna steak*, trout, forelle*, truite*, trucha, trota, catfish, sardines \
      fresh, thunfischsteak, lachs*, zalm*, lax, laxfil*, losos*, salmao, pstrag*, forel, forel*, \
      makreel, makreel*, makrill, makrel*, truta, cavala, makrela, regnbage*, steelhead, лосось*, \
      лосос*, семга*, сьомга, форель*, форел*, горбуша*, кета, кижуч, скумбрия свежая, סלמון, \
      lachsfilet*, saumon*, pavé de saumon, salmone*, trancio salmone, trota*, zalmfilet*, \
      łososia, salmão*, truta*, lax*, laxfilé*, *lax, röding, salmón*, trucha*, mackerel fresh, \
      whole mackerel, makreel vers, tuna loin, tonno fresco, filete de atún fresco, thon frais, \
      thon rouge, thunfischsteak*, atum fresco, tartare de saumon, tartare saumon, salmon tartare
    167 fridge 21-30d, freezer 9-12m: smoked salmon, räucherlachs, saumon fumé, salmón ahumado, \
      salmone affumicato, gravlax, smoked trout, geräucherte*, gerookte zalm, losos wedzony, \
      kallrokt lax, gravad lax, varmrokt lax, salmao fumado, rauchlachs, stremellachs, лосось \
      копченый, семга слабосоленая, семга с с, форель слабосоленая, форель с с, рыба копченая, \
      копченая рыба, скумбрия копченая, скумбрия х к, скумбрия г к, лосось слабосоленый, горбуша \
      слабосоленая, סלמון מעושן, לקס, graved lachs, graved lax, gravlax*, rökt lax, kallrökt, \
      varmrökt, stremellachs*, räucherlachs*, räucherforelle*, räuchermakrele*, geräucherter \
      lachs, schillerlocken, sprotten geräuchert, smoked mackerel*, smoked haddock*, smoked cod, \
      kippers, kipper*, haddock fumé, hareng fumé, saumon fumé*, truite fumée*, maquereau fumé, \
      salmón ahumado*, trucha ahumada, bacalao ahumado, palometa ahumada, ahumados, salmone \
      affumicato*, trota affumicata, pesce spada affumicato, gerookte forel, gerookte makreel, \
      gerookte paling, pstrąg wędzony, makrela wędzona, wędzony, truta fumada, böckling, rökt \
      makrill, sotad lax, taramasalata*, tarama*, caviale, lumpfish, seehasenrogen, lompe, oeufs \
      de lompe, oeufs de saumon, ikura, икра красная, икра лососевая, икра минтая, икра, löjrom, \
      stenbitsrom, huevas de, huevas, forellenkaviar, lachskaviar
    163 own, fridge 4-6m, opened-fridge 3-7d: herring, hering*, *hering, matjes, hareng*, \
      arenque*, aringa, rollmops*, bismarckhering*, bratrollmops, matjes*, haring*, maatjes*, \
      sledz*, sledzie, sill, inlagd sill, *sill, stromming*, sild, селедка*, селедк*, сельдь*, \
      сельд*, оселед*, сельдь слабосоленая, форшмак, הרינג, דג מלוח, matjesfilet*, *matjes, \
      brathering*, bismarck*, heringsfilet*, heringssalat, sahnehering, sill*, strömming inlagd, \
      matjessill, śledzi*, śledzie*, filety śledziowe, zure haring, harengs marinés, arenques*, \
      boquerones en vinagre, boquerones vinagre, alici marinate, anchois marinés, aringa \
      affumicata, pickled herring, roll mops, мойва соленая, скумбрия соленая
    151 fridge 1-3d, freezer 6-18m: shrimp*, prawn*, garnele*, *garnelen, crevette*, gambas, \
      gamber*, camaron*, langostino*, garnal*, krewetk*, rakor, raka, camara*, gambon*, scampi*, \
      langoustine*, mazzancoll*, креветк*, שרימפס, langostin*, gamb*, camarão*, camaraes, \
      camarões, gamberetti*, garnalen*, garnaal*, krewet*, räkor*, handskalade räkor, king prawns, \
      tiger prawns, cigalas, écrevisse*, flusskrebs*, kräftor, nordseekrabben, раки
    150 fridge 1-3d, freezer 6-18m: scallop*, jakobsmuschel*, coquilles saint jacques, vieira*
    152 fridge 1-3d, freezer 6-18m: squid, calamari*, tintenfisch*, calamar*, octopus, pulpo, \
      inktvis*, kalmar*, lula*, lulas, polvo, blackfisk*, seppie, calamares, sepia, encornet*, \
      osmiornic*, кальмар*, קלמרי, chipiron*, pota, sepia*, sepias, seppi*, totani, polpo*, \
      poulpe*, pulpo*, kałamarnic*, polvo fresco, lulas*, choco limpio, chocos, bläckfisk, \
      seiche*, осьминог, pota congelada
    157 fridge 1-2d, freezer 2-3m: mussels, clams, oysters, muscheln, miesmuscheln, moules, \
      huîtres, mejillon*, almejas, cozze, vongole, ostriche, mossel*, malze, musslor, blamusslor, \
      mexilh*, ameijoa*, mejillones, berberecho*, navajas, мидии, мідії, miesmuschel*, \
      venusmuschel*, muschel*, moule*, huître*, coque*, palourde*, bulot*, almejas*, navaja*, \
      ostras, cozze*, vongole*, ostriche*, mosselen*, oesters, omułki, ostron, oysters*, cockles, \
      whelks, морской коктейль, seafood mix, seafood cocktail, frutti di mare, fruits de mer, \
      marisco*, meeresfrüchte, zeevruchten, owoce morza, skaldjur*, морепродукт*
    154 fridge 1-3d, freezer 2-4m: crab meat, crab, krabben, crabe, cangrejo, granchio, краб, \
      крабове, סרטן, crabe*, cangrejo*, buey de mar, granchi*, krab*, krabvlees, krabba, \
      sapateira, krebsfleisch, taschenkrebs
    158 fridge 1d: lobster*, hummer, homard, langosta, aragosta, омар, лангуст*, hummer*, homard*, \
      aragost*, astice, bogavante, langosta*, kreeft*, homar*, lavagante
    149 fridge, freezer 9m: surimi*, crab sticks, krabsticks*, paluszki krabowe, delicias do mar, \
      krabbstick*, palitos de cangrejo, крабовые палочки, крабов*, крабові палички, סורימי, \
      krabbenstick*, crabsticks*, crab stick*, seafood stick*, ocean sticks, delicias del mar, \
      palitos cangrejo, palitos do mar, krabsticks, krabbsticks*, bâtonnets surimi, bastoncini di \
      granchio, gulas, paluszki surimi
    618 own, pantry 3y, opened-fridge 3-4d: canned tuna, tuna, tuna can, thunfisch*, thon, atún, \
      tonno, canned fish, tuna in, tonijn*, tunczyk*, tonfisk*, atum, bonito del norte, bonito, \
      ventresca, tuna flakes, thon miettes, thon listao, thon albacore, filetti tonno, tonno \
      naturale, ventresca tonno, melva, caballa lata, caballa aceite, filetes caballa, sgombro, \
      filetti sgombro, maquereaux vin blanc, cavala em, filetes de cavala, makrelenfilet*, makrela \
      w, fischkonserve, hering in tomate, sledz w pomidorach, тунец*, тунец консерв*, тунець, \
      טונה*, tuna chunks, tuna in brine, tuna in oil, thon*, thon naturel, miettes de thon, atún \
      claro, atún*, atún natural, tonno*, tonno olio, tonijn in, atum*
    619 pantry 1y, opened-fridge 1-2d: sardine*, sardina*, sardinen, canned salmon, anchois, \
      boquerones, sardynk*, sardinha*, sprot, szprot*, szprotki, sardiner, ansjovis, makrill i \
      tomatsas, sardinillas, sardines*, pilchard*, kippers tin, mejillones escabeche, berberechos, \
      almejas lata, navajas lata, kaviar tub, kalles kaviar, sprats, sprotten, heringsfilets \
      tomate, lulas lata, polvo lata, шпроты*, шпроти, сайра*, сардин*, килька*, бычки, кильки, \
      скумбрия в масле, скумбрия консерв*, скумбрия, скумбрія, горбуша консерв*, печень трески, \
      консервы рыбные, рыбные консервы, консерви рибні, рибні консерви, сардини, סרדינים, mackerel \
      in, mackerel fillets in, pilchards*, brisling, sild in, red salmon, pink salmon, \
      ölsardinen*, sprotten*, heringsfilet in tomaten*, hering in tomate*, heringsfilets in \
      tomaten*, makrele in, maquereaux*, maquereau moutarde, filets de maquereaux, sardinilla*, \
      caballa*, caballa en aceite, mejillones en escabeche, berberechos al natural, berberechos \
      lata, zamburiñas, chipirones en su tinta, chipirones tinta, calamares en su tinta, sgombro*, \
      filetti di sgombro, sardines in, makreel in, makreelfilet*, sardientjes, sprot w oleju, \
      makrela w pomidorach, filety z makreli, śledź w tomacie, śledź w sosie, paprykarz*, śledzie \
      w pomidorach, sardyn*, cavala*, cavalas, makrill i, makrill tomat, ansjovisfilet*, smoked \
      oysters, smoked mussels, dressed crab tin, crab meat tin, lachs dose, salmon tin, красная \
      рыба консерв*, бичок, foie de morue, dorschleber
    673 own, pantry 12-24m, fridge 6-18m, freezer 2m, opened-fridge 2-8w: anchov*, sardellen, \
      acciugh*, anchoa*, анчоус*, хамса, אנשובי, sardellenpaste, anchovy paste, pasta d acciughe, \
      pâte d anchois, crème d anchois, anchoas*, anchois à, anchois huile, alici, filetti di \
      alici, ansjovis*, sardellenfilet*, filetes de anchoa*, anchoas en aceite, gentleman s \
      relish, anchovas, kalles, kaviarpasta, kaviarkräm, caviar paste, alici sott olio
    0 made, own, fridge 2-7d, freezer 3-6m: fish cake*, fishcake*, fischfrikadelle*, fish burger*, \
      crab cake*, рыбные котлеты, котлеты рыбные, fiskbullar, fischbällchen, fiskekaker, \
      fiskeboller, accras*, acras*, pasteis bacalhau
    """
}
