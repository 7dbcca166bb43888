extension PublishedLives {
  /// How long fish and seafood keep.
  static let fish = """
    144 fridge 1-2d, freezer 6-8m: fish, cod, fisch, *fisch, *fischfilet, poisson, pescado, \
      pesce, kabeljau, cabillaud, bacalao, merluzzo, merluza, haddock, halibut, sole, tilapia, \
      hake, plaice, scholle, colin
    144 own, fridge 3-12m, pantry 3-12m: bacalhau*, baccalà, bacalao salado, \
      klippfisk, stockfisch, stoccafisso, salt cod
    145 fridge 1-2d, freezer 4-8m: pollock, seelachs, perch, rotbarsch
    146 fridge 1-2d, freezer 2-3m: salmon, lachs, *lachs, saumon, salmone, mackerel, makrele*, \
      maquereau*, caballa, tuna steak*, trout, forelle*, truite*, trucha, trota, catfish, sardines \
      fresh, thunfischsteak, lachs*
    167 fridge 21-30d, freezer 9-12m: smoked salmon, räucherlachs, saumon fumé, salmón ahumado, \
      salmone affumicato, gravlax, smoked trout, geräucherte*
    163 own, fridge 4-6m, opened-fridge 3-7d: herring, hering*, *hering, matjes, hareng*, \
      arenque*, aringa, rollmops*, bismarckhering*, bratrollmops
    151 fridge 1-3d, freezer 6-18m: shrimp*, prawn*, garnele*, *garnelen, crevette*, gambas, \
      gamber*, camaron*, langostino*
    150 fridge 1-3d, freezer 6-18m: scallop*, jakobsmuschel*, coquilles saint jacques, vieira*
    152 fridge 1-3d, freezer 6-18m: squid, calamari*, tintenfisch*, calamar*, octopus, pulpo
    157 fridge 1-2d, freezer 2-3m: mussels, clams, oysters, muscheln, miesmuscheln, moules, \
      huîtres, mejillon*, almejas, cozze, vongole, ostriche
    154 fridge 1-3d, freezer 2-4m: crab meat, crab, krabben, crabe, cangrejo, granchio
    158 fridge 1d: lobster*, hummer, homard, langosta, aragosta
    149 fridge, freezer 9m: surimi*, crab sticks
    618 own, pantry 3y, opened-fridge 3-4d: canned tuna, tuna, tuna can, thunfisch*, thon, atún, \
      tonno, canned fish, tuna in
    619 pantry 1y, opened-fridge 1-2d: sardine*, sardina*, sardinen, canned salmon, anchois, \
      boquerones
    673 pantry 5y, freezer 2m, opened-fridge 3-4d: anchov*, sardellen, acciugh*, anchoa*
    0 made, own, fridge 2-7d, freezer 3-6m: fish cake*, fishcake*, fischfrikadelle*, fish \
      burger*, crab cake*
    """
}
