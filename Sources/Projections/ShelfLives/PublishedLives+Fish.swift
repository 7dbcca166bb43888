extension PublishedLives {
  /// How long fish and seafood keep.
  static let fish = """
    149 own, fridge 2-6w, freezer 9m, opened-fridge 2-4d: surimi garnelen*, surimi krabben*, \
      surimi sticks*, surimi gamba*
    618 made, own, pantry 3y, opened-fridge 3-4d: thon entier*, thon olive*, thon huile*, \
      thon nature*
    0 made, own, fridge 2-10d, freezer 3-6m: calamars romaine*, calamars à la romaine*, \
      calamares a la romana*, beignets de calamars*, calamari fritti*
    167 own, fridge 2-4w, freezer 9-12m, opened-fridge 3-7d: форель слабосол*, семга слабосол*, \
      сьомга слабосол*, лосось слабосол*, горбуша слабосол*, кета слабосол*, нерка слабосол*, \
      кижуч слабосол*
    619 made, own, pantry 1-3y, opened-fridge 1-2d: smoked oysters, smoked mussels, smoked clams, \
      räuchermuscheln*, mejillones ahumados*
    163 own, fridge 6-10w, opened-fridge 3-7d: boquerones en vinagre*, boquerón en vinagre*, \
      boquerón vinagre*, boquerones vinagre*, anchois marinés*, anchois mariné*, \
      filets d anchois marinés*, alici marinate*, alici marinat*, acciughe marinate*, \
      anchoas marinadas*, marinated anchov*, marinierte sardellen*, мидии в рассоле*
    157 own, fridge 4-10d: oyster, oysters*, huître*, austern*, ostras*, ostriche*, oesters*, \
      ostryg*, ostron*, устриц*
    152 own, fridge 2-7w, freezer 6-12m, opened-fridge 2-4d: pulpo cocido*, pata de pulpo*, \
      pata pulpo*, patas de pulpo*, patas pulpo*, pulpo cocido pata*, pulpo al vapor*, \
      polpo cotto*, polpo al vapore*, polpo bollito*, polvo cozido*, polvo cozinhado*, \
      poulpe cuit*, tentacules de poulpe*, cooked octopus*, octopus cooked*, oktopus gekocht*, \
      octopus gekookt*, tentacoli di polpo*
    149 own, fridge 2-6w, freezer 9m, opened-fridge 2-4d: delicias mar, palitos surimi*, \
      palitos de surimi*, krabí tyčinky*, yengeç*, krabbesticks*, miettes de surimi*, \
      surimi râpé*, médaillons de surimi*, sticks de surimi*, paluszki surowe krabowe*
    144 own, fridge 3-9d, freezer 6-8m: bacalao desalado*, bacalao al punto de sal*, \
      bacalao punto de sal*, bacalhau demolhado*, baccalà ammollato*, baccalà dissalato*, \
      morue dessalée*
    144 own, fridge 1-3d, freezer 6-8m: hollandse nieuwe*, maatjesharing vers*, paling*, aal, \
      räucheraal frisch, anguille*, anguila*, anguilla*, węgorz*, enguia*, espadarte*, угорь, \
      вугор, rødspætte*, rødtunge*, torskefilet*, kuller*, pstruh*, treska*, kapr, kapří*, \
      candát*, hamsi*, levrek*, çipura*, alabalık*, palamut*, balık, balığı, lavraki, carpe*
    146 own, fridge 1-3d, freezer 2-3m: laks, laks*, *laks, ørred*, somon, somon*
    150 fridge 1-3d, freezer 6-18m: coquilles st jacques*, coquille st jacques*, \
      st jacques noix*, noix st jacques*
    163 own, fridge 3-10w, opened-fridge 3-7d: marinerede sild*, marineret sild*, kryddersild*, \
      karrysild*, *sild, sild i, sleď*, sledě*, zavináč*, očka ze sleďů
    619 own, pantry 1-3y, opened-fridge 1-2d: makrel i tomat*, makrel i, sardiner*, torskerogn*, \
      torskelever*, sardinky*, ton balığı*, tun i olie, tun i vand, tun i, tuňák*, sardalya*
    167 own, fridge 2-4w, freezer 9-12m, opened-fridge 3-7d: røget laks*, røget makrel*, \
      røget ørred*, røget ål*, koldrøget*, varmrøget*, gravad laks*, uzený losos*, \
      uzená makrela*, uzený pstruh*, somon füme*, füme somon*, gerookte makreel*, \
      gerookte paling*, gerookte zalm*, gerookte forel*, makreel gerookt*, paling gerookt*, \
      zalm gerookt*, espadarte fumado*, peixe espada fumado*, palometa ahumada*, \
      *forellenfilet geräuchert, räuchersprotten*
    144 own, fridge 1-3d, freezer 6-8m: stillahavsspätta*, spätta*, \
      pangasius*, steinbeißer*, turbot*, river cobbler, dorsch*, \
      steinbutt*, goldbrasse, viktoriabarsch*, seelachsfilet, saibling*, merlu*, bar de ligne, \
      daurade*, églefin, flétan*, turbot, saint pierre, pescadilla*, fletán, boquerón*, \
      boquerones frescos, sardina fresca, jurel*, chicharro, coda di rospo, pescatrice, cernia, \
      triglie, alici fresche, acciughe fresche, sgombro fresco, palombo, schelvis*, zeebrasem, \
      heilbot*, heek*, zeeduivel, victoriabaars, szczupak*, okoń*, carapau*, sardinha fresca, \
      cherne, пикша*, путассу, короп, בקלה, לברק, נסיכת הנילוס, קרפיון, fish, cod, fisch, *fisch, \
      *fischfilet, poisson, pescado, pesce, bacalao, merluzzo, haddock, sole, hake, plaice, \
      colin, nieuwe haring, vis, ryba, fisk, dorada, orata, branzino, lubina, seabass, sea bass, \
      dorade*, zander*, tilapia*, panga*, mintaj*, dorsz*, torsk*, kabeljau*, skarpsill, abadejo, \
      rodaballo, lenguado, perca, robalo, garoupa, schol, scholfilet, rodspatta, sej, hoki, lieu \
      noir, lieu, merlan, cabillaud*, spigola, dourada*, orata fresca, platija, rape fresco, \
      dentice, ombrina, sogliola, platessa, persico, trancio tonno, pesce spada, nasello, \
      emperador, marrajo, bacaladilla, boqueron fresco, salmonete, peixe espada, linguado, \
      tamboril, corvina, red mullet, monkfish, skate, john dory, whiting, coley, basa*, \
      swordfish, lemon sole, dover sole, barramundi, snapper*, mahi mahi, steinbeisser, wels, \
      fladra, halibut*, sola filet, mahi, hechtfilet, rotbarsch*, wolfsbarsch, spatfisch, kolja, \
      abborre, halleflundra, roodbaars, tongfilet, zeebaars, wijting, pladijs, rouget, lotte, \
      raie, carrelet, julienne poisson, limande, рыба, риба, треска, тріска, минтай*, минтая, \
      хек, пангасиус, тилапия, судак, карп, щука, камбала, палтус, окунь, навага, филе трески, \
      филе минтая, дорадо, сибас, дорада, דג, דגים, פילה, אמנון, דניס, מוסר, בורי, cod loin, cod \
      fillet*, haddock fillet*, sea bream, loup de mer, scholle*, heilbutt, seezunge, seehecht, \
      lieu jaune, julienne, rascasse, filet de cabillaud, dos de cabillaud, gallo, pez espada, \
      rombo, platessa filetti, koolvis*, miruna, morszczuk*, sandacz*, karp*, tuńczyk stek, \
      pescada*, peixe*, bacalhau fresco, gös, fiskfilé*, fish pie mix, skinless fillets, white \
      fish, ling, baccalà ammollato, merluza*, kibbeling ongebakken, medalhões pescada*, \
      grouper*, rockfish*, sablefish*, orange roughy, walleye*, flounder*, black cod, seeteufel*, \
      skrei*, filet de sébaste, sébaste*, espadon*, sardines fraîches*, sardinas frescas, bar \
      filet, bar entier, winterkabeljau
    144 own, fridge 3-12m, pantry 3-12m: bacalhau*, baccalà, bacalao salado, klippfisk, \
      stockfisch, stoccafisso, salt cod, bacalao salado*, bacalao desalado, вяленая рыба, вобла, \
      сушеная рыба, тарань, lutfisk, klipfisch, morue salée, morue, bacalao seco
    145 fridge 1-2d, freezer 4-8m: pollock, seelachs, perch, rotbarsch
    146 own, fridge 1-3d, freezer 2-3m: tranci tonno*, filetto tonno*, tonno pinne gialle, caballa \
      fresca, atún fresco, bonito fresco, atún rojo, tonno trancio, cavala fresca, öring, нерка*, \
      скумбрия*, скумбрія*, פורל, טונה טרייה, *lachs, mackerel, maquereau*, caballa, tuna steak*, \
      trout, truite*, catfish, sardines fresh, lachs*, zalm*, losos*, pstrag*, forel*, makreel*, \
      makrill, makrel*, cavala, regnbage*, steelhead, лосос*, семг*, сьомга, форел*, горбуша*, \
      кета, кижуч, скумбрия свежая, סלמון, saumon*, pavé de saumon, trancio salmone, trota*, \
      salmão*, truta*, lax*, *lax, röding, salmón*, trucha*, mackerel fresh, whole mackerel, \
      makreel vers, tuna loin, tonno fresco, filete de atún fresco, thon frais, thon rouge, \
      thunfischsteak*, atum fresco, tartare de saumon, tartare saumon, salmon tartare, \
      tonijnsteak*
    167 fridge 21-30d, freezer 9-12m: gravadlax, bückling*, räucheraal, hareng saur, \
      stoommakreel*, мойва копченая, юкола, балык*, lox, arbroath smokies, smoked salmon, saumon \
      fumé, salmón ahumado, salmone affumicato, smoked trout, geräucherte*, gerookte zalm, losos \
      kallrokt lax, gravad lax, varmrokt lax, salmao fumado, rauchlachs, лосось копченый, семга \
      слабосоленая, семга с с, форель слабосоленая, форель с с, рыба копченая, копченая рыба, \
      скумбрия копченая, скумбрия х к, скумбрия г к, лосось слабосоленый, горбуша слабосоленая, \
      סלמון מעושן, לקס, graved lachs, graved lax, gravlax*, rökt lax, kallrökt, varmrökt, \
      stremellachs*, räucherlachs*, räucherforelle*, räuchermakrele*, geräucherter lachs, \
      schillerlocken, sprotten geräuchert, smoked mackerel*, smoked haddock*, smoked cod, \
      kipper*, haddock fumé, hareng fumé, saumon fumé*, truite fumée*, maquereau fumé, salmón \
      ahumado*, trucha ahumada, bacalao ahumado, palometa ahumada, ahumados, salmone affumicato*, \
      trota affumicata, pesce spada affumicato, gerookte forel, gerookte makreel, gerookte \
      paling, pstrąg wędzony, makrela wędzona, truta fumada, böckling, rökt makrill, sotad lax, \
      caviale, lumpfish, seehasenrogen, lompe, oeufs de lompe, oeufs de saumon, икра красная, \
      икра лососевая, икра минтая, икра, löjrom, stenbitsrom, huevas de, huevas, forellenkaviar, \
      lachskaviar, smoked eel, whitefish smoked, smoked whitefish, schillerlocke*, kieler \
      sprotten, pfeffermakrele*, harengs saurs*, carpaccio di salmone*, carpaccio di pesce \
      spada*, tonno affumicato, szprotki wędzone*
    163 own, fridge 3-10w, opened-fridge 3-7d: rolmops*, matias*, senapssill, пресервы*, мойва*, \
      килька пряного посола, מטיאס, herring, hering*, *hering, hareng*, arenque*, aringa, \
      rollmops*, bratrollmops, matjes*, haring*, maatjes*, sledz*, inlagd sill, *sill, \
      stromming*, sild, селедк*, сельд*, оселед*, сельдь слабосоленая, форшмак, הרינג, דג מלוח, \
      *matjes, brathering*, bismarck*, heringssalat, sahnehering, sill*, strömming inlagd, filety \
      śledziowe, zure haring, harengs marinés, boquerones en vinagre, boquerones vinagre, alici \
      marinate, anchois marinés, aringa affumicata, pickled herring, roll mops, мойва соленая, \
      скумбрия соленая, *heringe, *heringen, *herings, salzhering*, harengs baltiques, filety \
      śledziowe*, koreczki śledziowe*, śledzie*
    151 own, fridge 1-5d, freezer 6-18m: crev, crevettes, \
      cigala*, quisquilla, lagostim, krabbenfleisch, шримпс*, \
      shrimp*, prawn*, garnele*, *garnelen, crevette*, camaron*, garnal*, raka, camara*, scampi*, \
      langoustine*, mazzancoll*, креветк*, שרימפס, langostin*, gamb*, camarões, garnaal*, \
      krewet*, räkor*, handskalade räkor, king prawns, tiger prawns, cigalas, écrevisse*, \
      flusskrebs*, kräftor, nordseekrabben, раки, carabinero*, rivierkreeft*
    150 fridge 1-3d, freezer 6-18m: scallop*, jakobsmuschel*, coquilles saint jacques, vieira*
    152 fridge 1-3d, freezer 6-18m: jibia*, calmar*, supions, totano*, moscardini, choco fresco, \
      squid, tintenfisch*, calamar*, octopus, inktvis*, kalmar*, lula*, polvo, blackfisk*, \
      encornet*, osmiornic*, кальмар*, קלמרי, chipiron*, pota, sepia*, seppi*, totani, polpo*, \
      poulpe*, pulpo*, kałamarnic*, polvo fresco, choco limpio, chocos, seiche*, осьминог, pota \
      congelada
    157 own, fridge 2-6d, freezer 2-3m: bigorneaux, almeja*, lupini di mare, fasolari, \
      cannolicchi, kokkels, berbigão, устрицы, mussels, clams, mejillon*, mossel*, malze, musslor, \
      blamusslor, mexilh*, ameijoa*, berberecho*, мидии, мідії, miesmuschel*, venusmuschel*, \
      muschel*, moule*, coque*, palourde*, bulot*, almejas*, navaja*, ostras, cozze*, \
      vongole*, oesters, omułki, ostron, cockles, whelks, морской коктейль, \
      seafood mix, seafood cocktail, frutti di mare, fruits de mer, marisco*, meeresfrüchte, \
      zeevruchten, owoce morza, skaldjur*, морепродукт*, noix de pétoncles*, pétoncles, noix de \
      st jacques, noix de saint jacques, couteaux de mer, berberechos frescos, capesante*, \
      telline*
    154 fridge 1-3d, freezer 2-4m: crab meat, polpa di granchio*, crab, краб, крабове, סרטן, \
      crabe*, cangrejo*, buey de mar, granchi*, krab*, sapateira, krebsfleisch, taschenkrebs
    158 fridge 1d: lobster*, омар, лангуст*, hummer*, aragost*, astice, bogavante, langosta*, \
      kreeft*, homar*, lavagante
    149 own, fridge 2-6w, freezer 9m, opened-fridge 2-4d: gula del norte*, la gula*, gulas del norte*, \
      surimi bastoncini, bastoncini di surimi*, bâtonnets de surimi, \
      coraya, krissia, palitos de mar, palitos mar, крабове м ясо, קריות סרט, txaka, surimi*, \
      crab sticks, krabsticks*, paluszki krabowe, delicias do mar, krabbstick*, palitos de \
      cangrejo, крабовые палочки, крабов*, крабові палички, סורימי, krabbenstick*, crabsticks*, \
      crab stick*, seafood stick*, ocean sticks, delicias del mar, palitos cangrejo, palitos do \
      mar, bâtonnets surimi, bastoncini di granchio, gulas, paluszki surimi
    618 own, pantry 3y, opened-fridge 3-4d: canned tuna, tuna, tuna can, thunfisch*, canned fish, \
      tuna in, tonijn*, tunczyk*, tonfisk*, bonito del norte, bonito, ventresca, tuna flakes, \
      thon miettes, thon listao, thon albacore, filetti tonno, tonno naturale, ventresca tonno, \
      melva, caballa lata, caballa aceite, filetes caballa, sgombro, filetti sgombro, maquereaux \
      vin blanc, cavala em, filetes de cavala, makrelenfilet*, makrela w, fischkonserve, hering \
      in tomate, sledz w pomidorach, тунец*, тунец консерв*, טונה*, tuna chunks, tuna in brine, \
      tuna in oil, thon*, thon naturel, miettes de thon, atún claro, atún*, atún natural, tonno*, \
      tonno olio, tonijn in, atum*
    619 own, pantry 1-4y, opened-fridge 1-2d: mejillones en escabeche*, almejas al natural, pulpo en \
      aceite, navajas al natural, makrill*, makrillfilé*, горбуша натуральная, тефтели рыбные, \
      מקרל, sardine*, sardina*, canned salmon, anchois, boquerones, sardinha*, sprot, szprot*, \
      ansjovis, makrill i tomatsas, pilchard*, kippers tin, mejillones escabeche, berberechos, \
      almejas lata, navajas lata, kaviar tub, kalles kaviar, sprats, heringsfilets tomate, lulas \
      lata, polvo lata, шпроты*, шпроти, сайра*, сардин*, килька*, бычки, кильки, скумбрия в \
      масле, скумбрия консерв*, скумбрия, скумбрія, горбуша консерв*, печень трески, консервы \
      рыбные, рыбные консервы, консерви рибні, рибні консерви, סרדינים, mackerel in, mackerel \
      fillets in, brisling, sild in, red salmon, pink salmon, ölsardinen*, sprotten*, \
      heringsfilet in tomaten*, hering in tomate*, heringsfilets in tomaten*, makrele in, \
      maquereaux*, maquereau moutarde, filets de maquereaux, sardinilla*, caballa*, caballa en \
      aceite, mejillones en escabeche, berberechos al natural, berberechos lata, zamburiñas, \
      chipirones en su tinta, chipirones tinta, calamares en su tinta, sgombro*, filetti di \
      sgombro, sardines in, makreel in, makreelfilet*, sardientjes, sprot w oleju, makrela w \
      pomidorach, filety z makreli, śledź w tomacie, śledź w sosie, paprykarz*, śledzie w \
      pomidorach, sardyn*, cavala*, makrill i, makrill tomat, ansjovisfilet*, dressed crab tin, \
      crab meat tin, lachs dose, salmon tin, красная рыба \
      консерв*, бичок, foie de morue, dorschleber, sgombr*, filetti di sgombri, filets de \
      maquereaux à*, filets de sardines, mackerel in tomato sauce, herring in \
      tomato*, heringsfilets in tomatencreme, heringsfilets in*, heringsfilet in*, makrelenfilets \
      in*, makrelenfilet in*, sardines in tomato sauce, salmon pouch, tuna pouch, cockles jar, \
      kipper fillets tin, pilchards, crab meat can, clams can, filets de maquereaux*, maquereaux \
      moutarde, filets de harengs tomate, tuna pouch*, salmon pouch*, tuna pouch lemon pepper, \
      muscheln in lake, miesmuscheln in*, filets de maquereau*, filet de maquereau*, agujas en \
      aceite, agujas aceite, huevas de merluza*, sardinen in tomatensauce, heringsfilet in \
      tomatensauce, heringsfilets in tomatensauce, vongole al naturale, makreel in tomatensaus, \
      haring in tomatensaus, sgombro sott olio, sgombro all olio, sgombro in scatola, szprotki w*
    673 own, pantry 12-24m, fridge 6-18m, freezer 2m, opened-fridge 2-8w: fil acciughe, \
      filetti acciughe*, filetti di acciughe*, \
      sardeller, gentlemans \
      relish, anchov*, sardellen, acciugh*, anchoa*, анчоус*, хамса, אנשובי, sardellenpaste, \
      anchovy paste, pasta d acciughe, pâte d anchois, crème d anchois, anchois à, anchois huile, \
      alici, filetti di alici, ansjovis*, sardellenfilet*, filetes de anchoa*, anchoas en aceite, \
      gentleman s relish, kalles, kaviarpasta, kaviarkräm, caviar paste, alici sott olio
    0 made, own, fridge 2-7d, freezer 3-6m: fish cake*, fishcake*, fischfrikadelle*, fish \
      burger*, crab cake*, рыбные котлеты, котлеты рыбные, fiskbullar, fischbällchen, fiskekaker, \
      fiskeboller, accras*, acras*, pasteis bacalhau, fischfrikadellen
    147 own, fridge 2-8w, opened-fridge 2-3d: икра лососевая*, икра красная*, ікра лососева*, \
      caviar*, lachskaviar*, forellenkaviar*, deutscher kaviar, seehasenrogen*, lumpfish \
      roe, lumpfish caviar, oeufs de lompe*, oeufs de saumon*, oeufs de truite*, uova di lompo, \
      huevas de lumpo, caviale*, kaviar, keta kaviar, salmon roe, tobiko, masago, ikura
    147 own, fridge 3-12m, opened-fridge 4-8w: kalles kaviar*, kalles*
    """
}
