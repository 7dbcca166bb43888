extension PublishedLives {
  /// How long tins, pickles, and what is made of powder keep.
  static let tins = """
    372 made, pantry 2-5y, opened-fridge 3-4d: doperwten pot*, rode kool pot*, snijbonen pot*, \
      sperziebonen pot*, spinazie pot*, worteltjes pot*, kapucijners pot*, bruine bonen pot*, \
      caracoles cocidos*
    188 made, own, pantry 1-4y, opened-fridge 1-3d: паштет печеночный ж б*, паштет ж б*, \
      паштет жб*
    396 made, own, pantry 9-18m: barszcz biały torebka*, żurek torebka*, \
      barszcz czerwony torebka*, zupa torebka*
    396 made, own, pantry 9-18m: 5 min terrine*, 5 minuten terrine*, maggi terrine*, \
      heisse tasse*
    372 made, own, pantry 1-3y, opened-fridge 3-5d: ratatouille 375 g*, ratatouille 750 g*, \
      ratatouille cuisinée*, ratatouille provençale*
    372 made, pantry 2-5y, opened-fridge 3-4d: compal feijão*, compal grão*, compal ervilha*
    372 made, own, pantry 1-3y, opened-fridge 3-4d: quenelles de brochet sauce*, \
      quenelles de veau sauce*, quenelles sauce*
    372 made, own, pantry 1-3y, opened-fridge 3-5d: espárrago blanco*, espárragos blancos*, \
      espárrago blanc*, pisto, pisto manchego*
    214 made, own, pantry 9-18m: hamburger helper stroganoff*, helper stroganoff*
    188 made, own, pantry 1-4y, opened-fridge 1-3d: paté sardinha*, paté de sardinha*, \
      paté atum*, paté de atum*, pasztet podlaski*, podlaski pasztet*, podlaski drob*, \
      pasztet profi*, profi pasztet*, pâté hénaff*, hénaff*
    353 made, own, pantry 1-2y, opened-fridge 1-3m: okurky steril*, sterilované okurky*, \
      nakládané okurky*, znojemské okurky*, kyselé okurky*, agurkesalat*, syltede agurker*, \
      syltede rødbeder*, asier, zilverui*, zilveruitjes*, smågurk*, turşu*, salatalık turşusu*
    501 made, own, pantry 1-2y, opened-fridge 5d: rajčatový protlak*, protlak*, salça*, \
      domates salça*, biber salça*, tomatpuré*
    373 made, pantry 12-18m, opened-fridge 5-7d: flåede tomater*, hakkede tomater*, \
      krájená rajčata*
    372 made, own, pantry 1-3y, opened-fridge 4-7d: masa makowa*, mohnback*, \
      mielonka konserwowa*, baked beans i tomat
    602 pantry 2-5y, freezer 3m, opened-fridge 4d: leite de coco*, leite coco*, leche de coco*, \
      leche coco*, latte di cocco*, latte cocco*, lait coco*, lait de coco*, crème de coco*, \
      crema de coco*, kokosové mléko*, kokosmælk*, hindistan cevizi sütü*
    396 made, pantry 1y, opened-pantry 1y: żurek winiary*, barszcz winiary*, \
      barszcz biały winiary*, barszcz biały żurek winiary*, \
      bratensaft*, bratenfond*, fond de veau*, fond brun*, \
      minestrone liofilizzato*, soupe lyophilisée, cupasoup*, tassensuppe*, bouillon*, stock \
      cube*, brühe, *brühe, caldo en cubo*, cubo de caldo, dado da brodo, chicken stock cube*, \
      beef stock cube*, vegetable stock cube*, cup a soup, tütensuppe*, instant soup*, bouillon \
      de, soupe déshydratée, rinderbrühe, dado vegetale, sopa de sobre, cubitos de caldo, instant \
      noodles, stock pot*, pastillas caldo, caldo verduras pastillas, caldo pollo pastillas, \
      caldo carne pastillas, kostka rosolowa, kostki rosolowe, rosol*, bulion*, buljong*, caldo \
      knorr, cubos de caldo, caldo em cubos, cubo caldo, dadi, stock cubes, *bruhwurfel, bouillon \
      cube*, fond, cup noodle*, zupka*, sopa instantanea, noodles instantaneos, knorr dado, \
      бульонный кубик, бульон кубик*, кубик*, бульон*, מרק עוף אבקה, אבקת מרק, stock cubes*, \
      oxo*, knorr stock*, bouillon powder, gravy granule*, bisto, gravy powder, brühwürfel*, \
      gemüsebrühe*, hühnerbrühe*, klare brühe, fleischbrühe*, rinderbouillon, hühnerbouillon, \
      gemüsebouillon, bratensoße pulver, soße zum, helle soße, heisse tasse, 5 minuten terrine, \
      minuten terrine, buchstabensuppe beutel, kub or, bouillon kub*, fond de volaille poudre, \
      soupe sachet, soupe instantanée, velouté instantané, caldo en pastillas*, pastillas de \
      caldo*, pastillas caldo*, avecrem, sopa sobre*, sopa de sobre*, sopa de pollo sobre, sopa \
      de fideos sobre, dado*, dado vegetale*, granulare brodo, brodo granulare*, brodo dadi, \
      maggiblokjes, kostka rosołowa*, bulion w kostce, zupa w proszku, gorący kubek, żurek w \
      proszku, barszcz w proszku, sos w proszku, sos pieczeniowy, caldos knorr, sopa \
      instantânea*, fond kyckling, kycklingfond, oxfond, varma koppen, pulversoppa, nyponsoppa \
      pulver, blåbärssoppa*, nyponsoppa*, суп быстрого, суп в пакете, суп пакет, суп быстрого \
      приготовления, pot noodle*, pot noodles, cup noodles*, instant noodle*, instantnudel*, \
      nudelsnack*, nudeln instant, yum yum, mama noodles, indomie*, ramen instant, ramen*, \
      nissin*, nouilles instantanées*, fideos instantáneos, noodles instantanei, zupka chińska*, \
      zupki, snabbnudlar*, лапша быстрого, лапша б п, роллтон, доширак, мивина, מנה חמה, super \
      noodles, batchelors pasta, cup a soup*, dry soup mix, soup mix*, onion soup mix, cup soup*, \
      noodle soup packet, miso soup*, packet soup, suppe instant, yatekomo*, soupe nouilles \
      asiatiques, soupe nouilles, klare suppe*, klare brühe*, feinschmecker suppe, knorr \
      feinschmecker*, suppenliebe*, sopa de fideos, sopa maravilla, crema de champiñones sobre, \
      soupe déshydratée*, royco*, saikebon*, minestra liofilizzata*, crema di funghi busta, \
      kippenbouillon*, *bouillonblokjes, soepmix*, żurek torebka, zupa torebka, better than \
      bouillon*, bouillon base, chicken base, beef base
    486 made, own, pantry 1-2y, fridge 7d, freezer 2-3m, opened-fridge 3-4d: broth*, chicken \
      broth, chicken stock, beef stock, vegetable stock, caldo, brodo, hühnerbrühe, caldo de \
      pollo, caldo de verduras, caldo brick, brodo di, bouillon liquide, caldo natural, fond de \
      veau, fumet, bouillon cuisine, brodo vegetale pronto, caldo casero, caldo pollo, caldo \
      carne, caldo pescado, caldo cocido, bone broth, fresh stock, бульон готовый, bouillon de \
      volaille liquide, bone broth*, fresh stock*, caldo de pollo brik, caldo de pollo*, caldo de \
      verduras*, caldo de carne*, caldo de pescado, caldo natural*, brodo di*, brodo pronto, \
      brodo vegetale*, rinderfond*, gemüsefond*, kalbsfond*, fischfond, geflügelfond, \
      visbouillon, wildfond, *fond, *fonds, hühnerfond*, stock carton, hühnerbrühe glas, \
      rinderbrühe glas, gemüsebrühe glas, suppenfond*
    372 made, pantry 2-5y, opened-fridge 3-4d: canned*, tinned, konserve*, *konserve, en \
      conserve, conserva, in scatola, canned beans, baked beans, canned corn, canned peas, \
      dosensuppe, soup can, butter beans, maíz, sweetcorn tin, sweetcorn, creamed corn, \
      maisiella, jackfruit, heart of palm, palmito*, bamboo shoots, water chestnuts, mais dolce, \
      maiz dulce, mais doux, milho doce, ravioli bte, ravioles boite, зеленый горошек, горошек \
      зеленый*, горошек консерв*, кукуруза консерв*, кукуруза сладкая, фасоль консерв*, фасоль в \
      томате, горошок зелений*, горошок консервований, кукурудза консервована, квасоля \
      консервована, икра кабачковая, кабачковая икра, икра баклажанная, лечо, аджика, тרס, תירס, \
      תירס שימורים, אפונה, אפונה וגזר, חומוס גרגירים שימורים, baked beans*, mushy peas*, garden \
      peas tin, processed peas, marrowfat*, spaghetti hoops, alphabetti, mixed beans, three bean, \
      cannellini*, borlotti*, haricot beans, kidney beans*, weiße bohnen*, erbsen und möhren, \
      erbsen möhren, gemüsemais*, mais dose, goldmais, bambussprossen, haricots blancs, haricots \
      rouges*, flageolets*, petits pois carottes, petits pois extra fins, pois carottes, \
      jardinière*, macédoine*, coeurs de palmier, champignons émincés boîte, salsifis*, garbanzos \
      cocidos*, garbanzo cocido*, lentejas cocidas*, alubias cocidas*, alubia cocida, alubias*, \
      guisantes finos, menestra*, maíz dulce*, maíz lata, habitas baby, \
      altramuz*, altramuces, lupinen, fagioli borlotti*, fagioli cannellini*, fagioli*, ceci \
      lessati, ceci*, lenticchie lessate, lenticchie in scatola, piselli medi, mais dolce*, \
      bruine bonen*, witte bonen*, kapucijners, doperwten wortelen, erwten wortelen, mais blik, \
      maïskorrels, groszek konserwowy*, groszek z marchewką, kukurydza konserwowa*, kukurydza*, \
      fasola czerwona*, fasola biała*, ciecierzyca*, milho*, grão de bico*, grão cozido*, \
      ervilhas lata, majs*, kikärtor*, vita bönor*, svarta bönor*, kidney*, krossade bönor, \
      hominy, water chestnut*, bamboo shoot*, green giant, bonduelle mais, *nudeltopf, \
      *spätzletopf, ravioli dose, ravioli diavoli, linsentopf, erbsentopf, gulaschtopf, \
      bohnentopf, chili can, hormel chili*, chef boyardee*, beefaroni, spaghettio*, spaghetti in \
      tomato sauce, macaroni cheese tin, all day breakfast tin, beef ravioli, ravioli in \
      tomatensoße*, ravioli in tomatensauce*, ravioli tomatensauce, ravioli bolognese dose, cream \
      of mushroom*, cream of chicken*, cream of celery*, cream of tomato*, whole kernel corn, \
      cream style corn, hearts of palm, palm hearts, palmherzen, palmitos, cuori di palma, \
      artichoke hearts can, artischockenherzen dose, \
      kernel corn, diced green chiles, rotel*, ro tel, cassoulet*, leipziger allerlei*, \
      bohneneintopf*, linseneintopf*, erbseneintopf*, kartoffeleintopf*, grünkohleintopf*, \
      gemüseeintopf*, reistopf*, nudeltopf*, hühnernudeltopf*, pichelsteiner*, soljanka*, \
      labskaus*, ochsenschwanzsuppe*, serbische bohnensuppe, erbsensuppe*, linsensuppe*, maggi \
      ravioli, raviolis*, schaschlik glas, lentilles cuisinées*, haricots blancs cuisinés, \
      haricots verts extra fins*, haricots beurre*, mojettes*, macedonia de verduras, pimiento \
      morrón, yemas de espárrago*, cardo bote, lentejas a la riojana, albóndigas en salsa, cocido \
      lata, marmitako*, pote gallego, alubia blanca cocida, petit salé*, spaghetti bolognaise \
      boîte, rouladen dose, stockschwämmchen*, tripes à la mode*, germes de soja bocal, soupe de \
      poisson*, bisque de homard*, brechbohnen*, wachsbohnen*, fabada*, lentejas con chorizo*, \
      *eintopf, gulaschsuppe*, callos*, eintopf*, minestrone in lattina, wortelen extra fijn, \
      doperwten en wortelen, spinazie pot, snijbonen pot, tuinbonen pot, asperges pot, rode kool \
      pot, mieszanka warzywna puszka, gulasz słoik, gulasz węgierski słoik, danie gotowe słoik, \
      unox soep*, bruine bonensoep*, erwtensoep*, snert blik, fasolka po bretońsku*, cut green \
      beans, lobster bisque baxters
    373 made, pantry 12-18m, opened-fridge 5-7d: canned fruit, canned tomato*, canned pineapple, \
      dosentomaten, gehackte tomaten, chopped tomato*, diced tomato*, crushed tomato*, peeled \
      tomato*, tomates pelées, tomates concassées, tomate triturado, tomato puree, tomatoes \
      crushed, tomatoes diced, fruit cocktail, gepelde tomaten, gezeefde tomaten, pomidory \
      krojone, pomidory w puszce, pomidory puszka, krossade tomater, passerade tomater, hela \
      tomater, polpa de tomate, tomate pelado, tomates pelados, tomate pelati, polpa pomodoro, \
      przecier*, kapusta kiszona, surkal, choucroute*, crauti, tomatenstucke*, stuckige tomaten, \
      chucrut, passiert*, tomatenpassata, pulpe tomate, pulpe de tomate, coulis tomate, tomate \
      natural triturado, tomate entero, tomate troceado, gezeefde, passati, datterini pelati, \
      salsina, peach halves, peach slices, fruit cocktail*, pineapple chunks*, pineapple rings, \
      pineapple slices*, mandarin segments, mandarin oranges, grapefruit segments, pear halves*, \
      pears in, prunes in, cherry pie filling, pie filling*, fruchtcocktail*, pfirsichhälften, \
      ananasscheiben, ananasstücke, mandarin orangen, schattenmorellen*, sauerkirschen glas, \
      ananas tranches*, ananas morceaux, pêches au sirop*, poires au sirop*, oreillons*, cocktail \
      de fruits*, fruits au sirop, melocotón en almíbar*, melocoton almibar*, piña en su jugo, \
      piña almíbar*, piña en almíbar, coctel de frutas, pesche sciroppate*, ananas sciroppato*, \
      ananas a fette, macedonia sciroppata, frutta sciroppata, sciroppat*, perziken op*, \
      ananasschijven*, ananasstukjes*, vruchtencocktail*, mandarijntjes op*, brzoskwinie w \
      syropie*, brzoskwinie puszka, ananas w syropie*, ananas plastry*, koktajl owocowy, pêssego \
      em calda*, pêssego calda, ananás em calda*, ananás calda, persikohalvor*, ananasringar*, \
      ananas skivor, fruktcocktail*, kompot*, компот*, узвар, персики консерв*, ананас консерв*, \
      ананасы кольцами, ананасы кусочками, אננס שימורים, אפרסקים שימורים, passata*, chopped \
      tomatoes*, plum tomatoes tin, tinned tomatoes, passierte tomaten*, gehackte tomaten*, \
      geschälte tomaten*, schältomaten, pizzatomaten*, stückige tomaten*, tomates pelées*, \
      tomates concassées*, tomate concassée, pulpe de tomate*, coulis de tomate*, purée de \
      tomate*, tomate triturado*, tomate natural triturado*, tomate entero pelado, tomate \
      rallado, polpa di pomodoro*, polpa*, pomodori pelati*, pelati*, passata di pomodoro*, \
      passata rustica, gezeefde tomaten*, tomatenblokjes*, gepelde tomaten*, pomidory krojone*, \
      pomidory pelati, przecier pomidorowy*, passata pomidorowa, polpa de tomate*, tomate pelado \
      lata, tomate em pedaços, krossade tomater*, finkrossade tomater, passerade tomater*, томаты \
      в собственном*, томаты протертые, помидоры в собственном*, томаты резаные, רסק עגבניות \
      קוביות, עגבניות מרוסקות, sauerkraut*, weinsauerkraut*, rotkohl glas, \
      apfelrotkohl, rotkraut*, rode kool appeltjes, rödkål burk, stückige tomate*, tomaten \
      gehackt*, tomaten stückig*, stewed tomatoes*, fire roasted tomatoes, san marzano tomatoes, \
      sieved tomatoes, peach cups, diced peaches cups, fruit cups*, mixed fruit cup*, pumpkin \
      puree*, pumpkin purée, canned pumpkin, pfirsiche halbe*, pfirsichhälften*, halbe pfirsiche, \
      aprikosen halbe*, birnen halbe*, lychees tin, ananas in scheiben, ananasscheiben*, \
      pfirsiche halbe früchte, chair de tomate*, poires sirop, poires au sirop, abricots sirop, \
      abricots au sirop, pruneaux sirop, pruneaux au sirop, griottes au sirop, griottes bocal, \
      griottes, piña en rodajas, macedonia de frutas, guindas*, pomodori a pezzettoni*, ananas al \
      naturale*, amarene*, peren op siroop, kersen op siroop, fruitcocktail*, wiśnie w syropie, \
      perziken op siroop, wiśnie w zalewie
    501 made, pantry 27m, freezer 2-3m, opened-fridge 5d: salçası, domates salçası*, biber salçası*, \
      tomato paste, concentré de tomate*, \
      concentrado de tomate, concentrato di pomodoro, tomatenpuree*, koncentrat pomidorowy, \
      koncentrat*, concentrado tomate, concentre tomate, doppio concentrato, tomato \
      puree tube, томатная паста*, паста томатная*, томатна паста, רסק עגבניות, tomato puree*, \
      tomatenmark*, concentré tomate*, double concentré, tomate concentrado, doppio concentrato*, \
      concentrato*, triplo concentrato, koncentrat pomidorowy*, concentrado de tomate*
    111 made, pantry 5y, opened-fridge 3-4d: unox knaks*, knaks*, \
      canned meat, spam, corned beef canned, dosenfleisch, \
      тушонк*, тушкован*, тушенк*, свинина тушеная, говядина тушеная, говядина туш*, לוף, spam \
      chopped, chopped pork, chopped ham, luncheon meat tin, frühstücksfleisch, schinkenfleisch, \
      schmalzfleisch, rindfleisch im eigenen saft, corned beef*, confit de canard, tripes, petit \
      salé, magro de cerdo lata, carne en conserva, simmenthal, carne in scatola, carne in \
      gelatina, manzotin, smac, gulasz angielski, konserwa turystyczna, mięso w słoiku, pasztet \
      podlaski, pasztet puszka, pâté bocal, pâté hénaff, hénaff, chili con carne tin, carne \
      assada lata, salsichas lata, bockwürstchen glas, ready stew tin, \
      vienna sausages, deviled ham, potted meat, treet, chicken breast can, hot dogs tin, stewed \
      steak, pork luncheon meat, pfälzer leberwurst dose, bratwurst dose, hausmacher dose, \
      frankfurters tin, mystery meat can, gésiers confits*, gésiers de canard confits, langue \
      sauce piquante, schweinefleisch im eigenen saft, schmalzfleisch*, la piara*, axoa boîte, \
      saucisses lentilles*, montana carne, carne montana, konserwa mięsna*, konserwa tyrolska*, \
      konserwa turystyczna*
    102 made, own, pantry 1-2y, opened-fridge 3-4d: cotechino*, zampone*
    602 pantry 2-5y, freezer 3m, opened-fridge 4d: coconut milk, coconut cream, *kokosmilch, lait \
      de coco, leche de coco, latte di cocco, kokosmelk*, mleczko kokosowe, kokosmjolk*, leite de \
      coco, lait coco, leche coco, кокосовое молоко, кокосовые сливки, кокосове молоко, חלב \
      קוקוס, קרם קוקוס, kokosmilch*, kokoscreme, kokosnussmilch*, crème de coco, kokosroom, \
      mleczko kokosowe*, kokosgrädde, \
      creamed coconut, cream of coconut, coco lopez
    499 made, pantry 3y, opened-fridge 2-3d: refried beans, frijoles refritos, refried*, \
      frijoles*
    393 made, pantry 10-15m, opened-pantry 6-12m: instant potatoes, mashed potato flakes, purée \
      mousseline, картофельное пюре, пюре картофельное быстр*, פירה אינסטנט, instant mash*, mash \
      potato instant, kartoffelpüree*, kartoffelbrei*, purée mousline*, mousline, purée de pommes \
      de terre*, purée instantanée*, puré de patatas*, puré patata*, fiocchi di patate, \
      aardappelpuree*, puree instant*, purée en poudre, puree ziemniaczane*, puré de batata*, \
      potatismos*, kloßmehl, knödelpulver, kartoffelknödel pulver, kloßpulver, knödel kochbeutel, \
      knödel halb halb*, knödel im kochbeutel*, potato flakes, mashed potato mix, idahoan*, \
      cadbury smash, smash instant, flocons de pommes de terre*, flocons pommes de terre, purè di \
      patate*, purè patate, purè in fiocchi, purè istantaneo, purea di patate, purée en flocons
    464 made, pantry 9-12m: stuffing*, stuffing mix*, sage and onion*, sage & onion*, stove top*
    570 made, own, pantry 1-3y, opened-fridge 5-14d: funghi trifolati*, champignon trifolati, \
      carciofi trifolati, \
      grilled peppers*, peperoni grigliati*, \
      zucchine grigliate*, melanzane grigliate*, verdure grigliate*, légumes grillés*, gegrillte \
      paprika*, gegrilltes gemüse, gegrilde groenten*, grilled vegetables*, chargrilled*, \
      pimientos piquillo*, crema di carciofi*, crema di olive*, paprikacreme*, tomatencreme*, \
      pimientos asados*, pimiento asado*, carciofini*, sott olio, sottolio, roasted peppers*, \
      antipasti*, funghi sott, giardiniera*, alcachofas en, alcachofa en, corazones de \
      alcachofa*, corazones de alcachofa, artichoke hearts*, artischockenherzen*, coeurs d \
      artichaut*, artichaut coeur*, karczochy w, kronärtskockshjärtan*, fonds d artichaut*, \
      caponata*, peperonata*, parmigiana vasetto, alcachofas en aceite, dolmas, dolmades*, \
      dolmadakia*, stuffed vine leaves*, vine leaves*, weinblätter*, feuilles de vigne*, yaprak \
      sarma, antipasto piemontese*
    353 made, pantry 1y, opened-fridge 1-3m: spreewälder*, spreewaldhof*, spreewälder gurken, \
      salzgurken*, schlesische gurkenhappen, kesbeke, vlasic*, claussen, mt olive, kühne*, \
      hengstenberg*, mrs elswood, banana peppers*, jalapenos*, pepperoncini*, pickle*, \
      cornichon*, gewürzgurke*, essiggurke*, pepinillo*, gherkin*, augurk*, ogorki konserwowe, \
      ogorki kiszone, ogorek kiszony, ogorki, ogorki malosolne, saltgurka, inlagd gurka, pepinos \
      em vinagre, amsterdamse uien, silberzwiebel*, perlzwiebel*, silverskin onion*, rodbetor \
      skivade, inlagda rodbetor, gurken glas, senfgurken, encurtido*, огурцы маринованные, \
      маринованные огурцы, огурцы соленые, соленые огурцы, огурцы консерв*, корнишоны*, помидоры \
      маринованные, помидоры соленые, томаты маринованные, огірки мариновані, огірки солоні, \
      огірки консервовані, перец маринованный, черемша маринованная, מלפפונים חמוצים, מלפפונים \
      במלח, חמוצים, pickled onion*, pickled onions*, silverskin*, dill pickle*, branston*, \
      ploughman s, sandwich pickle, piccalilli*, delikatessgurken*, saure gurken*, mixed pickles, \
      rote bete glas, sellerie glas, peperoni mild, pfefferonen*, cipolline*, cetriolini*, \
      sottaceti*, sott aceto, sottaceto*, sottolio*, peperoncini ripieni, cebollitas*, \
      banderillas*, guindillas*, piparra*, alcaparrones*, atjar*, zure bommen, \
      ogórki konserwowe*, ogórki kiszone*, ogórki kanapkowe, korniszon*, papryka konserwowa*, \
      pieczarki marynowane*, grzyby marynowane*, grzybki marynowane, cebulka marynowana, sałatka \
      szwedzka, smörgåsgurka*, inlagd gurka*, inlagda*, bostongurka*, rödbetor inlagda, \
      rödbetssallad burk, ättiksgurka*, syltlök, grillad paprika, eingelegt*, marynowan*, \
      маринован*, peppadew*, jalapeños en rodajas, jalapeño slices, jalapeños tarro, jalapenos \
      glas, sushi ingwer, sushi ginger, stem ginger, kapusta czerwona słoik, buraczki słoik, \
      buraczki tarte*, ćwikła z chrzanem, ajvar mild, légumes marinés, kosher dills, cocktail \
      onions, bread and butter pickles, bread & butter pickles, banana peppers, pickle chips, \
      pickled red cabbage, silverskin onions*, cocktailzwiebeln*, tomatenpaprika*, paprika \
      streifen eingelegt, gurkensticks*, rote beete kugeln, rote bete kugeln, gurkenscheiben*, \
      spreewaldgurken*, sandwichgurken*, kürbis süßsauer, kürbis süß sauer, borretane*, \
      bohnensalat glas, karottensalat glas, krautsalat glas, puszta salat*, cocktail zwiebeln, \
      malossol*, mini oignons, variantes encurtidas, encurtidos variados, betteraves vinaigre, \
      mini gurken glas, senfgurke*, salzgurke*, peperoni in agrodolce*, peperoncini ripieni*, \
      lampascioni*, insalata per riso*, condiriso*, antipasto di verdure vaso, antipasto vaso, \
      condi pasta*, piccalilly*, tafelzuur*, buraczki zasmażane*, rode bieten pot
    352 pantry 12-18m, opened-fridge 2w: ac manz, aceit manz, \
      aceitunas manzanilla, hojiblanca, olives, oliven, olive \
      verdi, olive nere, azeitona*, aceituna*, olive, olive denocciolate, olive taggiasche, \
      маслины*, оливки*, оливки зеленые, маслини, זיתים, זית, olives vertes*, olives noires*, \
      olijven*, oliwki*, oliver*, kalamata*, manzanilla aceituna, gordal, olives dénoyautées, \
      pitted olives, stuffed olives, olive snack, tapenade*, olivada, castelvetrano, olivas, \
      aceitunas gazpachas, gazpachas, manzanilla olives, manzanilla olives stuffed, spanish \
      manzanilla, olives stuffed
    614 own, pantry 1-2y, opened-fridge 2-6m: capers, alcaparra*, каперсы, צלפים, kapern*, \
      câpres, capperi*, kappertjes*, kapary*, kapris*, cucunci*, cucunces
    493 fridge 6-12m: kimchi, кимчи, kimczi*
    397 pantry 1y, opened-fridge 3-6m, opened-pantry 3-6m: sun dried tomato*, getrocknete \
      tomaten, tomates séchées, pomodori secchi, вяленые томаты, томаты вяленые, sun dried \
      tomatoes*, sundried*, getrocknete tomaten*, tomates séchées*, tomates confites*, tomates \
      secos*, tomate seco*, pomodori secchi*, zongedroogde tomaten*, suszone pomidory*, pomidory \
      suszone*, tomate seco frasco, soltorkade tomater*, semi dried tomatoes
    458 own, pantry 1-4y, opened-fridge 3-14d: pimientos del piquillo*, piquillo*, roasted red \
      peppers*
    372 made, own, pantry 6-24m, opened-fridge 3-7d: maronen vorgegart, maronen gekocht, maronen \
      gegart, marrons cuits*, marrons entiers*, marrons sous vide, chestnuts vacuum*, cooked \
      chestnuts, vacuum chestnuts, castañas cocidas, castagne cotte*
    """
}
