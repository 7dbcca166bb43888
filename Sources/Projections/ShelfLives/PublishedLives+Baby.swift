extension PublishedLives {
  /// How long food for babies keeps.
  static let babyFood = """
    363 made, own, pantry 8-20m, opened-fridge 1-2d: baby puree*, früchtebrei*, obstbrei*, obst \
      in getreide, fruchtpüree baby, fruit puree pouch baby, ellas kitchen*, sunval*, babydream*, \
      rossmann babydream, dmbio baby, töpfer*, holle bio, aptaclub, heinz baby*, organix*, little \
      freddie*, piccolo organic*, annabel karmel, kiddylicious*, for aisha, once upon a farm, \
      plum organics, beech nut*, beechnut, happy baby*, sprout organic, earth s best, bledichef, \
      blédichef*, blédine*, babybio*, good goût*, nestlé naturnes, naturnes*, p tit pot, mon 1er, \
      les récoltes bio, vitabio*, yooji*, hero baby*, hero babi, smileat*, nutribén*, blevit*, \
      sandoz cereales, bolsita bebé, nipiol*, bambix*, organix nl, brinta baby, nutricia papje, \
      kleinste beetje, bobofrut*, słoiczek*, nutribén pt, cerelac*, nestum*, ella s köket, \
      klämmis*, тёма*, бабушкино лукошко*, сады придонья детское, heinz каша*, каша heinz, чудо \
      чадо, малятко каша, гербер*, babypüree*, babymenü*, beikost*, abendbrei*, gute nacht brei*, \
      grießbrei hipp, baby rusks*, farley s rusks*, melty puffs, rusks baby, baby food*, \
      babyfood*, baby porridge*, baby rice*, ella s kitchen*, cow gate*, babybrei*, *babybrei, \
      babynahrung*, babygläschen*, gläschen*, grießbrei ab, milchbrei*, getreidebrei*, hipp*, \
      alete*, bebivita*, petit pot*, petits pots*, blédina*, nestlé p tite*, purée bébé*, compote \
      bébé*, potito*, tarrito*, puré bebé, puré infantil, omogeneizzat*, pappa lattea*, mellin*, \
      plasmon*, babyvoeding*, fruithapje*, groentehapje*, babyhapje*, olvarit*, danie dla \
      dzieci*, deserek*, obiadek*, kaszka*, gerber*, bobovita*, papa infantil*, papa láctea*, \
      boião*, boiões*, barnmat*, barngröt*, välling*, semper*, пюре детское*, детское пюре, каша \
      детская, пюре фрутоняня, фрутоняня*, агуша*, пюре дитяче, каша дитяча, גרבר, מטרנה דייסה, \
      דייסה, muumi baby*, baby snack*, babykeks*, fruchtbrei*, obstgläschen, folgebrei, stage, \
      hipp quetschbeutel, quetschbeutel hipp, spaghetti bolognese hipp, petits pots bébé, petit \
      pot bébé, assiette bébé*, bol bébé*, hipp menü, baby menü, pappa pronta*, merenda frutta \
      bimbi*, merenda bimbi, liofilizzato*, frullà*, zupka dla niemowląt, frulla
    367 made, own, pantry 9-30m, opened-pantry 3-5w: infant milk*, first infant*, sma gold, sma \
      first, sma, kendamil*, milumil*, beba optipro, nidal*, nidal lait, gallia*, guigoz*, \
      modilac*, novalac*, babybio 1, picot lait, gallia calisma*, blédilait*, nativa*, blemil*, \
      almirón*, nidina*, novalac, miltina*, hero baby nutrasense, friso*, nan pl, humana pl, \
      capricare*, baby nan, nestlé nan*, нан оптипро, нутрилак*, малютка*, малыш истринский, \
      нестожен*, симилак*, фрисолак, мамако, кабрита, pre nahrung, 1er âge*, 2ème âge*, lait \
      croissance*, infant formula*, baby formula*, baby milk*, first milk*, first infant milk*, \
      follow on milk*, growing up milk*, toddler milk*, aptamil*, pre milch*, pre anfangsmilch*, \
      anfangsmilch*, folgemilch*, kindermilch*, säuglingsmilch*, lait infantile*, lait 1er âge, \
      lait 2ème âge, lait 2e âge, lait 1er age*, lait de suite, lait de croissance*, leche \
      infantil*, leche de inicio*, leche de continuación*, leche continuación, latte infanzia, \
      latte per lattanti*, latte crescita*, latte 1 polvere, zuigelingenmelk*, opvolgmelk*, \
      flesvoeding*, nutrilon*, mleko modyfikowane*, mleko początkowe, mleko następne*, bebilon*, \
      bebiko*, nan optipro, nan 1, leite infantil*, leite de transição, leite para lactentes*, \
      modersmjölksersättning*, tillskottsnäring, baby semp*, смесь молочная, молочная смесь, \
      сухая молочная смесь, nutrilak, нутрилон*, детская смесь, дитяча суміш, מטרנה, סימילאק, \
      נוטרילון, enfamil*, similac*, milupa*, beba pre, babymilch*, 1er milch, 2er milch, pre \
      milch, leche de crecimiento*, leche crecimiento, latte in polvere neonati, latte di \
      crescita*, zuigelingenvoeding*, babymelk*, latte neonati
    367 made, own, pantry 9-24m: papilla*, papillas*, crema di riso neonati, crema multicereali*, \
      crema di riso mellin, crema di riso plasmon
    367 made, own, pantry 4-12m, opened-pantry 2-6w: maisstangen*, dinkelstangen baby, biscuits \
      bébé*, blédiscuit*, babykekse*, baby kekse, kinderkekse*, melty sticks, yogurt melts*, \
      teething biscuit*, baby biscuits, hirsekringel baby, galletas bebé, biscotti neonato, \
      biscottini bimbi, puffs gerber, gerber puffs
    """
}
