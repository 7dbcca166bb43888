extension Brands {
  /// Brands of several foods, such as the own labels of chains.
  static let several = """
    наша ряба, ряба, гаврилівські, гаврилівські курчата, петелинка, приосколье, мираторг, \
      троекурово, ярка, легко, санта бремор, вичи, меридиан, флагман, водний світ, ирис, \
      яготинське для дітей, простонаше, lactel, seara, sadia, perdigão, sicasal, pescanova, iglo, \
      hönö, gothia, кс, великий, рошен, roshen, яшкино, торчин, чумак, щедро, верес, \
      господарочка, дядя ваня, heinz, baron, hamé, rewe, edeka, lidl, aldi, netto, kaufland, \
      penny, real, spar, coop, migros, denner, billa, hofer, tesco, asda, sainsbury s, morrisons, \
      waitrose, co op, iceland, marks spencer, ocado, everyday essentials, stockwell, smart \
      price, just essentials, taste the difference, finest, growers harvest, redmere, grower s, \
      stamford street, nature s pick, village bakery, emporium, specially selected, the \
      fishmonger, ashfields, brooklea, cowbelle, oaklands, ja natürlich, gut günstig, gut \
      guenstig, rewe bio, rewe beste wahl, beste wahl, feine welt, k classic, k bio, milbona, \
      milsani, alnatura, dennree, bio company, demeter, bioland, naturland, basic bio, gutbio, \
      gut bio, edeka bio, bio sonne, carrefour, auchan, leclerc, marque repère, marque repere, \
      casino, monoprix, franprix, intermarché, u bio, système u, cora, simpl, pouce, eco, éco, \
      leader price, pâturages, chabrior, reflets de france, delpeyrat, bio village, nos régions, \
      mercadona, hacendado, día, dia, eroski, alcampo, consum, bonpreu, condis, el corte inglés, \
      lidl deluxe, deluxe, deliplus, esselunga, conad, coop italia, pam, despar, eurospin, sapori \
      dintorni, fidel, verso natura, percorso qualità, albert heijn, ah terra, ah biologisch, ah \
      basic, jumbo, plus, dirk, vomar, perfekt, g woon, gwoon, delhaize, colruyt, boni, everyday, \
      biedronka, żabka, lewiatan, dino, stokrotka, carrefour bio, pikok, pilos, tastino, \
      freshona, combino, kania, baroni, continente, pingo doce, auchan pt, minipreço, amanhecer, \
      intermarche, ica, ica basic, ica i love eco, coop änglamark, änglamark, garant, eldorado, \
      willys, axfood, hemköp, x tra, xtra, пятерочка, магнит, перекресток, вкусвилл, лента, ашан, \
      дикси, красная цена, окей, метро, каждый день, 365 дней, атб, своя лінія, сільпо, премія, \
      повна чаша, розумний вибір, שופרסל, רמי לוי, ויקטורי, יינות ביתן, יוחננוף, kirkland, \
      kirkland signature, great value, market pantry, good gather, trader joe s, simple truth, \
      kroger, publix, safeway, signature select, signature farms, 365, whole foods, private \
      selection, open nature, wegmans, costco, mulino bianco, buitoni, слобода, knorr, maggi, \
      rama, kühne, young s, youngs, young, nobre, primor, santa rosa, nestlé, nestle, unilever, \
      dr oetker, kraft, campbell, del monte, dole, chiquita, driscoll s, zespri, pink lady, \
      bonduelle, princes, john west, cirio, mutti, napolina, bertolli, orogel, findus, birds eye, \
      mccain, bofrost, frosta, hak, hero, schwartz, ducros, ostmann, fuchs, mccormick, kotanyi, \
      kamis, prymat, santa maria, verstegen, carmencita, whitworths, jordans, crosse blackwell, \
      galbani, président, president, arla, campina, valio, meggle, weihenstephan, charal, socopa, \
      bigard, le gaulois, loué, maître coq, père dodu, wiesenhof, aia, amadori, fileni, bernard \
      matthews, moy park, coraya, fleury michon, labeyrie, delpierre, cité marine, nordsee, \
      costa, deutsche see, friki, veronesi, francesco amadori
    """
}
