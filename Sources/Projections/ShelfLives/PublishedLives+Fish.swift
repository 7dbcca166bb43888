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
      lotte, raie, carrelet, julienne poisson, limande
    144 own, fridge 3-12m, pantry 3-12m: bacalhau*, baccalà, bacalao salado, klippfisk, \
      stockfisch, stoccafisso, salt cod
    145 fridge 1-2d, freezer 4-8m: pollock, seelachs, perch, rotbarsch
    146 fridge 1-2d, freezer 2-3m: salmon, lachs, *lachs, saumon, salmone, mackerel, makrele*, \
      maquereau*, caballa, tuna steak*, trout, forelle*, truite*, trucha, trota, catfish, sardines \
      fresh, thunfischsteak, lachs*, zalm*, lax, laxfil*, losos*, salmao, pstrag*, forel, forel*, \
      makreel, makreel*, makrill, makrel*, truta, cavala, makrela, regnbage*, steelhead
    167 fridge 21-30d, freezer 9-12m: smoked salmon, räucherlachs, saumon fumé, salmón ahumado, \
      salmone affumicato, gravlax, smoked trout, geräucherte*, gerookte zalm, losos wedzony, \
      kallrokt lax, gravad lax, varmrokt lax, salmao fumado, rauchlachs, stremellachs
    163 own, fridge 4-6m, opened-fridge 3-7d: herring, hering*, *hering, matjes, hareng*, \
      arenque*, aringa, rollmops*, bismarckhering*, bratrollmops, matjes*, haring*, maatjes*, \
      sledz*, sledzie, sill, inlagd sill, *sill, stromming*, sild
    151 fridge 1-3d, freezer 6-18m: shrimp*, prawn*, garnele*, *garnelen, crevette*, gambas, \
      gamber*, camaron*, langostino*, garnal*, krewetk*, rakor, raka, camara*, gambon*, scampi*, \
      langoustine*, mazzancoll*
    150 fridge 1-3d, freezer 6-18m: scallop*, jakobsmuschel*, coquilles saint jacques, vieira*
    152 fridge 1-3d, freezer 6-18m: squid, calamari*, tintenfisch*, calamar*, octopus, pulpo, \
      inktvis*, kalmar*, lula*, lulas, polvo, blackfisk*, seppie, calamares, sepia, encornet*, \
      osmiornic*
    157 fridge 1-2d, freezer 2-3m: mussels, clams, oysters, muscheln, miesmuscheln, moules, \
      huîtres, mejillon*, almejas, cozze, vongole, ostriche, mossel*, malze, musslor, blamusslor, \
      mexilh*, ameijoa*, mejillones, berberecho*, navajas
    154 fridge 1-3d, freezer 2-4m: crab meat, crab, krabben, crabe, cangrejo, granchio
    158 fridge 1d: lobster*, hummer, homard, langosta, aragosta
    149 fridge, freezer 9m: surimi*, crab sticks, krabsticks*, paluszki krabowe, delicias do mar, \
      krabbstick*, palitos de cangrejo
    618 own, pantry 3y, opened-fridge 3-4d: canned tuna, tuna, tuna can, thunfisch*, thon, atún, \
      tonno, canned fish, tuna in, tonijn*, tunczyk*, tonfisk*, atum, bonito del norte, bonito, \
      ventresca, tuna flakes, thon miettes, thon listao, thon albacore, filetti tonno, tonno \
      naturale, ventresca tonno, melva, caballa lata, caballa aceite, filetes caballa, sgombro, \
      filetti sgombro, maquereaux vin blanc, cavala em, filetes de cavala, makrelenfilet*, makrela \
      w, fischkonserve, hering in tomate, sledz w pomidorach
    619 pantry 1y, opened-fridge 1-2d: sardine*, sardina*, sardinen, canned salmon, anchois, \
      boquerones, sardynk*, sardinha*, sprot, szprot*, szprotki, sardiner, ansjovis, makrill i \
      tomatsas, sardinillas, sardines*, pilchard*, kippers tin, mejillones escabeche, berberechos, \
      almejas lata, navajas lata, kaviar tub, kalles kaviar, sprats, sprotten, heringsfilets \
      tomate, lulas lata, polvo lata
    673 pantry 5y, freezer 2m, opened-fridge 3-4d: anchov*, sardellen, acciugh*, anchoa*
    0 made, own, fridge 2-7d, freezer 3-6m: fish cake*, fishcake*, fischfrikadelle*, fish burger*, \
      crab cake*
    """
}
