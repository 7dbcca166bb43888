extension TextKey {
  /// The text in Spanish.
  var spanish: String {
    switch self {
    case .titleLeft: "{month}: {spent} gastados, quedan {left} de {budget}"
    case .titleOver: "{month}: {spent} gastados, {over} por encima del presupuesto de {budget}"
    case .titleSpent: "{month}: {spent} gastados"
    case .titleNothing: "{month}: no se compró nada"
    case .monthUpTo: "{month} hasta el {day}"
    case .yearUpTo: "{year} hasta el {day}"
    case .monthOfYear: "{month} de {year}"
    case .nothingBought: "No se compró nada."
    case .leadKept: "Presupuesto cumplido."
    case .leadNear: "Presupuesto cumplido por poco."
    case .leadOver: "{over} por encima del presupuesto."
    case .leadPerDay: "Quedan {left} para {n} [día|días]: {each} al día."
    case .leadAlsoSpent: "También se gastaron {spent} ({n} [línea|líneas])."
    case .leadMoreThanLast: "Son {change} más que {in} ({last})."
    case .leadLessThanLast: "Son {change} menos que {in} ({last})."
    case .leadSameAsLast: "Es tanto como {in} ({last})."
    case .leadMoreThanUsual:
      "Son {change} más de lo habitual (media de [el último mes|los últimos {n} meses]: {usual})."
    case .leadLessThanUsual:
      "Son {change} menos de lo habitual (media de [el último mes|los últimos {n} meses]: {usual})."
    case .leadAsUsual: "Es lo habitual (media de [el último mes|los últimos {n} meses]: {usual})."
    case .driversMost: "{list} [explica|explican] la mayor parte."
    case .driversSome: "[La parte mayor|Las partes mayores]: {list}."
    case .leadPartsOver: "Por encima del presupuesto: {list}."
    case .overPart: "{name} en {over}"
    case .overPeriod: "{name} del {days} en {over}"
    case .leadWaste: "Se tiraron alimentos por {cost}."
    case .leadNextMonth: "Se gastarán unos {point} {in} (de {low} a {high})."
    case .leadWholeMonth: "El mes entero costará unos {point} (de {low} a {high})."
    case .leadUnbalanced:
      "{n} [recibo tiene|recibos tienen] líneas que no suman el total indicado: {command}"
    case .inMonth: "en {month}"
    case .inSameDays: "{in} en [el primer día|los primeros {n} días]"
    case .weekdayAndDay: "{weekday} {day} {month}"
    case .dayOfMonth: "{day} de {month}"
    case .listEnd: "{list} y {last}"
    case .contents: "Contenido"
    case .budget: "Presupuesto"
    case .budgets: "Presupuestos"
    case .whereItWent: "En qué se fue"
    case .whatChanged: "Qué cambió"
    case .prices: "Precios"
    case .eatSoon: "Para comer pronto"
    case .thrownAway: "Tirado"
    case .buySoon: "Para comprar pronto"
    case .monthsEnd: "Cómo acabará el mes"
    case .numbers: "Cifras"
    case .howMade: "Cómo se hizo"
    case .budgetColumn: "Presupuesto"
    case .spent: "Gastado"
    case .left: "Queda"
    case .used: "Usado"
    case .status: "Estado"
    case .category: "Categoría"
    case .share: "Parte"
    case .change: "Cambio"
    case .usual: "Habitual"
    case .againstUsual: "vs. habitual"
    case .total: "Total"
    case .item: "Artículo"
    case .shop: "Tienda"
    case .part: "Parte"
    case .before: "Antes"
    case .now: "Ahora"
    case .eatBy: "Comer antes del"
    case .inHouse: "En casa"
    case .worth: "Valor"
    case .cost: "Coste"
    case .quantity: "Cantidad"
    case .expectedOn: "Previsto"
    case .lastBought: "Última compra"
    case .usually: "Habitual"
    case .month: "Mes"
    case .about: "Unos"
    case .atLeast: "De"
    case .atMost: "A"
    case .comparedWith: "Comparado con"
    case .others: "{n} [categoría más|categorías más]"
    case .lines: "Líneas"
    case .statusOver: "excedido"
    case .statusNear: "justo"
    case .statusKept: "cumplido"
    case .statusWatch: "atención"
    case .statusOnTrack: "según lo previsto"
    case .periodBy: "{days} en {over}"
    case .noneOver: "ninguno de {n} excedido"
    case .someOver: "{over} de {n} excedidos: {list}"
    case .amountsIn: "{what}, en {currency}"
    case .budgetChart: "Gasto y presupuesto"
    case .spentByCategory: "Gasto por categoría"
    case .spentByDay: "Gasto hasta cada día"
    case .shops: "Por tienda: {list}."
    case .sameDaysNote: "Todos los meses se comparan en [su primer día|sus primeros {n} días]."
    case .changedMost: "Lo que más se apartó de lo habitual"
    case .moreOf: "Más de lo habitual: {list}."
    case .newThings: "Nuevo, o no comprado en tres meses: {list}."
    case .lessOf: "Menos de lo habitual: {list}."
    case .notBought: "No comprado: {list}."
    case .whyChanged: "Por qué cambió el gasto"
    case .splitSentence: "El gasto cambió {change} respecto al que hubo {month}:"
    case .partPrices: "Precios de las mismas cosas"
    case .partQuantities: "Más o menos de las mismas cosas"
    case .partNew: "Cosas no compradas {last}"
    case .partGone: "Cosas compradas solo {last}"
    case .partRest: "Envases, devoluciones, cargos y descuentos del recibo"
    case .basketLevel: "Lo que compra es {list}."
    case .dearerThan: "{percent} más caro que {in}"
    case .cheaperThan: "{percent} más barato que {in}"
    case .basketPrices: "Precios de lo que compra"
    case .levelUnit: "{month} = 100"
    case .dearer: "Más caro que {in}: {list}."
    case .cheaper: "Más barato que {in}: {list}."
    case .pricesMoved: "Precios que cambiaron"
    case .packagesShrank: "Envases que encogieron:"
    case .packageShrank:
      "{item}: {after} desde el {day}, antes {before}; {percent} más caro por {unit}"
    case .eatFirst: "Comer primero: {list}."
    case .buyFirst: "Lo próximo que hará falta: {list}."
    case .moreRows: "{n} más no se muestran."
    case .forecastSentence: "Unos {point}; en cuatro de cinco meses así, entre {low} y {high}."
    case .expectedSpending: "Gasto previsto"
    case .spentInMonth: "Gasto del mes"
    case .budgetThisMonth: "Presupuesto de este mes"
    case .expected: "Previsto"
    case .forecastChart: "Los meses hasta ahora y lo previsto"
    case .titleYear: "{year}: {spent} gastados, {each} al mes"
    case .inYear: "en {year}"
    case .yearMore:
      "{months}: {spent} gastados, {change} más que en los mismos meses de {year} ({before})."
    case .yearLess:
      "{months}: {spent} gastados, {change} menos que en los mismos meses de {year} ({before})."
    case .yearSame: "{months}: {spent} gastados, tanto como en los mismos meses de {year}."
    case .monthsRange: "{first} a {last}"
    case .budgetKeptIn: "{name}: cumplido en {kept} de {n} [periodo|periodos]."
    case .monthRecords: "El mes más caro fue {high} ({most}); el más barato, {low} ({least})."
    case .monthsHeading: "Meses"
    case .spentByMonth: "Gasto por mes"
    case .seasons: "Temporadas"
    case .seasonChart: "Cada categoría a lo largo del año, en una misma escala"
    case .peakOf: "{name} {in} ({spent})"
    case .peaks: "Lo que más se gastó: {list}."
    case .records: "Récords"
    case .dayRecord: "El día de más gasto fue {day}: {spent}."
    case .oftenest: "Lo más comprado: {item} ({n} [vez|veces])."
    case .mostSpentOn: "En qué se gastó más"
    case .periodsKept: "Cumplido"
    case .keptOf: "{kept} de {n}"
    case .methodYear:
      "Un año se compara con los mismos meses del anterior; los meses anteriores a la primera compra no cuentan. Las devoluciones y los descuentos están restados."
    case .perUnit: "{currency} por {unit}"
    case .indexTitle: "Todos los informes"
    case .indexLead: "{n} [mes|meses], {first} a {last}."
    case .indexFooter: "Hasta {day}"
    case .yearsHeading: "Años"
    case .yearColumn: "Año"
    case .numbersSummary: "Todas las tablas, con las columnas que leen los programas"
    case .categorisedShare:
      "{percent} de lo gastado en {currency} tiene una categoría dada por un archivo, una regla o un nombre."
    case .methodSpending:
      "Las devoluciones, los envases y los descuentos están restados. Lo habitual es la media de hasta tres meses anteriores."
    case .methodPrices:
      "Los niveles de precios comparan todos los pares de 13 meses, según lo comprado en ambos (índice GEKS)."
    case .methodForecast:
      "Las previsiones solo ven lo fechado hasta el día del informe; sus márgenes acertaron en unos cuatro de cinco meses anteriores."
    case .footer: "Fecha {day} · {events} hechos · huella {id}"
    case .countOfLines: "{n} [línea de compra|líneas de compra]"
    case .countOfItems: "{n} [artículo|artículos]"
    case .countOfStores: "{n} [tienda|tiendas]"
    case .dayOfYear: "{day} de {year}"
    case .statusHeld: "{lines} de {items} en {stores}, del {first} al {last}"
    case .statusSpent: "Gastado {in} hasta el {day}: {list}"
    case .statusNothing: "Nada gastado {in} hasta el {day}"
    case .statusLastBought: "la última compra fue el {day}"
    case .statusBudgetLeft: "Presupuesto {name}: quedan {left} de {whole} hasta el {day}"
    case .statusBudgetOver: "Presupuesto {name}: {over} por encima de {whole} hasta el {day}"
    case .statusMoreBudgets: "{n} [presupuesto más|presupuestos más]: {command}"
    case .statusOverBudget: "Por encima del presupuesto: {list}"
    case .statusMore: "{list} y {n} más"
    case .statusNoneDue: "Ningún alimento vence en [el próximo día|los próximos {n} días]"
    case .statusDue: "Vence en [el próximo día|los próximos {n} días]: {list}"
    case .statusPast: "algunos ya pasados de fecha"
    case .statusSpendHint: "en qué se fue el dinero"
    case .statusStockHint: "qué hay en casa y qué vence primero"
    case .statusReportHint: "el mes completo"
    case .statusNoLarder: "Aquí todavía no hay ningún larder. Tres maneras de empezar:"
    case .statusDemoHint: "escribir un hogar de ejemplo para probar"
    case .statusImportHint: "leer recibos tal como los exportan tiendas y apps"
    case .statusAddHint: "anotar una compra a mano"
    case .nothingToShow: "nada que mostrar"
    case .nothingToShowSince: "nada que mostrar; la última compra fue el {day}"
    case .nothingRecorded: "nada que mostrar; no hay compras registradas hasta el {day}"
    case .factRecorded: "Registrado: {list}"
    case .factReceipt: "Total de un tique registrado: {list}"
    case .factPrice: "Precio registrado: {list}"
    case .factExpiry: "Fecha registrada: {list}"
    case .factUsed: "Registrado como consumido: {list}"
    case .factWasted: "Registrado como tirado: {list}"
    case .factOpened: "Registrado como abierto: {list}"
    case .factMoved: "Registrado como movido: {list}"
    case .factBudget: "Presupuesto fijado: {list}"
    case .factBudgetClosed: "Presupuesto cerrado: {list}"
    case .factRate: "Tipo de cambio registrado: {list}"
    case .factDescribed: "Descrito: {list}"
    case .factReview: "Reseña registrada: {list}"
    case .factTrial: "Se registraría: {list}"
    case .factAt: "{what} en {store}"
    case .factGoodUntil: "bueno hasta {day}"
    case .factEvery: "por {step} desde {day}"
    case .factUndo: "id {id}; {command} lo deshace"
    case .listOpen: "{n} por comprar"
    case .listChecked: "{n} [marcado|marcados] ({share})"
    case .listUnavailable: "{n} no [disponible|disponibles]"
    case .listEstimated: "unos {money}"
    case .listInBasket: "{money} en la cesta"
    case .listUnpriced: "{n} sin precio"
    case .listBudgetLeft: "quedan {left} de {budget}"
    case .listBudgetOver: "{over} por encima de los {budget}"
    case .listOtherAisles: "Otros"
    case .listCheckedPart: "Marcado"
    case .listUnavailablePart: "No disponible"
    case .listRecord: "Para registrar lo comprado, ejecute:"
    case .undoBatch: "lote {moment}, {what}"
    case .undoEvent: "evento {id}: {what}"
    case .undoContents: "{n} [evento|eventos]: {what}"
    case .undoAmount: "{amount} {currency}"
    case .undoLines: "{amounts} en {n} [línea|líneas]"
    case .undoMoreFiles: "{n} [archivo|archivos] más"
    case .undoDays: "{first} a {last}"
    case .undoDone: "Anulado: {what}"
    case .undoTrial: "Se anularía: {what}"
    case .undoAlready: "Ya anulado: {what}"
    case .undoRestores: "{command} lo restablece"
    case .undoRemoves: "{command} lo vuelve a anular"
    case .undoProfileRemoved: "perfil {name} eliminado"
    case .undoProfileTrial: "se eliminaría el perfil {name}"
    case .undoProfileStays: "el perfil {name} se conserva; {command} lo elimina"
    case .eventPurchase: "compra {what}"
    case .eventReceipt: "total del tique {what}"
    case .eventPrice: "precio {what}"
    case .eventExpiry: "fecha de {what}"
    case .eventUsed: "consumo de {what}"
    case .eventWasted: "desperdicio de {what}"
    case .eventOpened: "apertura de {what}"
    case .eventMoved: "traslado de {what}"
    case .eventBudget: "presupuesto {what}"
    case .eventBudgetClosed: "fin del presupuesto {what}"
    case .eventDescribed: "descripción de {what}"
    case .eventRate: "tipo de cambio {what}"
    case .eventUndo: "anulación de {what}"
    case .eventList: "lista {what}"
    case .eventEntry: "entrada de lista {what}"
    case .eventEntryChange: "cambio de la entrada de lista {what}"
    case .eventEntryMark: "marca en la entrada de lista {what}"
    case .eventUnit: "unidad de {what}"
    case .eventAisle: "pasillo {what}"
    case .eventShelf: "pasillo de {what}"
    case .eventTrip: "salida de compras {what}"
    case .eventReview: "reseña {what}"
    case .eventAnswer: "respuesta {what}"
    case .remarkNewItem: "el artículo '{name}' es nuevo"
    case .remarkNewStore: "la tienda '{name}' es nueva"
    case .remarkDidYouMean: "¿quería decir {list}?"
    case .remarkEither: "{list} o {last}"
    case .remarkMoreNew:
      "{n} [nombre nuevo más se parece|nombres nuevos más se parecen] a otros conocidos"
    case .remarkUnusual: "'{name}' cuesta {price}; normalmente, {usual}"
    case .remarkUnusualOfCategory:
      "'{name}' cuesta {price}; una línea de {category} suele costar {usual}"
    case .remarkDearest: "'{name}' cuesta {price}; la línea más cara hasta ahora cuesta {usual}"
    case .remarkBudgetEnds:
      "el período de '{name}' hasta el {day} aún cuenta; después no empieza ningún otro"
    case .remarkBudgetClosed: "'{name}' ya se cerró el {day}"
    case .listNoList: "'{name}' no es una lista ni un artículo conocido"
    case .listMeant: "para la lista '{list}': {command}; como artículo: {other}"
    case .listBecameEntry:
      "ninguna lista se llama '{name}', así que entró en '{list}' como artículo"
    case .listMakeIt: "si es una lista: {command}"
    case .listStayOpen:
      "{n} [entrada de '{list}' sigue abierta y se queda|entradas de '{list}' siguen abiertas y se quedan] en la lista cerrada"
    case .listMoveThem: "para pasarlas a otra lista: {command}"
    case .forecastTooFew:
      "Se sabe demasiado poco para un pronóstico: hacen falta gastos en 3 días y la primera semana, o dos meses anteriores."
    case .titleNotBegun: "{month} aún no ha empezado"
    case .leadNotBegun: "Empieza el {first}; esta página es del {day}."
    case .shopNone: "sin tienda {spent}"
    case .shopOthers: "{n} [tienda más|tiendas más] {spent}"
    case .dayRange: "{first}–{last}"
    case .categoryProduce: "Frutas y verduras"
    case .categoryDairy: "Lácteos"
    case .categoryMeat: "Carne y pescado"
    case .categoryBakery: "Panadería"
    case .categoryFrozen: "Congelados"
    case .categoryPantry: "Despensa"
    case .categoryBeverages: "Bebidas"
    case .categorySnacks: "Aperitivos"
    case .categoryPersonalCare: "Higiene personal"
    case .categoryHousehold: "Hogar"
    case .categoryOther: "Otros"
    case .askCurrency: "ninguna columna, signo ni encabezado indica la moneda"
    case .askDateOrder: "las fechas de '{column}' se pueden leer en dos órdenes, como '{example}'"
    case .askDayOrder: "los días de '{column}' se pueden leer en dos órdenes, como '{example}'"
    case .askDecimal: "los importes de '{column}' se pueden leer de dos maneras, como '{example}'"
    case .askDecimalMark: "¿{mark} va antes de los decimales o separa los millares?"
    case .askCents:
      "los importes de '{column}' son números enteros como {example}; quizá sean céntimos"
    case .askItem: "ningún encabezado indica el artículo de cada línea"
    case .askDate: "ninguna columna contiene la fecha"
    case .askWhichDate: "no se sabe qué fecha es el día de la compra: {list}"
    case .askYear: "nada indica el año de {list}"
    case .askPaid: "no se sabe cuál de {list} se pagó"
    case .askCurrencies: "los importes están en varias monedas: {list}"
    case .askCurrencyColumn: "hace falta una columna con la moneda de cada línea"
    case .askSameReceipt:
      "{known} líneas del {receipt} ya están registradas, {new} no, y {missing} registradas no están en el archivo"
    case .askIsSameReceipt: "¿es el mismo recibo?"
    case .askSameTrip:
      "{n} [compra|compras] de este día y tienda ya [está registrada|están registradas], de la lista '{list}' del {day}"
    case .askIsSameTrip: "¿es este recibo de la misma compra?"
    case .askAnswer: "responda con {flag}"
    case .askAnswerForAll:
      "responda con {flag}, o para todos los archivos con 'larder config {setting}'"
    case .askAlsoFor: "la misma pregunta para {list}"
    case .askMoreFiles: "{n} [archivo|archivos] más"
    case .askBarcode: "'{name}' ya tiene el código de barras {barcode}"
    case .askBarcodeAnswer: "si son un solo producto: {command}"
    case .askNoPrice: "'{name}' no tiene precio"
    case .askNoPriceAnswer: "fíjelo con: {command}"
    case .askOverBudget: "'{name}' costaría {cost}, {over} por encima de su presupuesto de {budget}"
    case .askOverBudgetAnswer: "{flag} lo registra de todos modos"
    }
  }
}

extension TableWords {
  /// Headings and titles of tables in Spanish, by the English ones.
  static let spanish: [String: String] = [
    "budget": "presupuesto",
    "category": "categoría",
    "currency": "moneda",
    "start": "inicio",
    "end": "fin",
    "allotted": "asignado",
    "carried": "arrastrado",
    "spent": "gastado",
    "remaining": "restante",
    "used %": "usado %",
    "days left": "días restantes",
    "per day left": "restante al día",
    "projected": "previsto",
    "status": "estado",
    "outcome": "resultado",
    "on track": "según plan",
    "daily mean": "media diaria",
    "unallocated": "sin asignar",
    "unbudgeted": "sin presupuesto",
    "excess": "exceso",
    "alert": "aviso",
    "share %": "parte %",
    "lines": "líneas",
    "last month": "mes anterior",
    "mean before": "media anterior",
    "change": "cambio",
    "item": "artículo",
    "store": "tienda",
    "unit": "unidad",
    "before": "antes",
    "now": "ahora",
    "change %": "cambio %",
    "observations": "observaciones",
    "reason": "motivo",
    "wasted": "tirado",
    "quantity": "cantidad",
    "events": "sucesos",
    "avoidable": "evitable",
    "month": "mes",
    "items": "artículos",
    "coverage %": "cobertura %",
    "fisher": "Fisher",
    "GEKS": "GEKS",
    "expires": "caduca",
    "basis": "base",
    "80 % from": "80 % desde",
    "to": "hasta",
    "waste probability": "riesgo de tirar",
    "value": "valor",
    "last day": "último día",
    "next day": "próximo día",
    "within 7 days": "en 7 días",
    "n": "n",
    "skill %": "acierto %",
    "last price": "último precio",
    "day": "día",
    "predicted": "previsto",
    "method": "método",
    "period": "período",
    "95 % from": "95 % desde",
    "year before": "año anterior",
    "periods": "períodos",
    "overspent": "excedidos",
    "package before": "envase antes",
    "package after": "envase ahora",
    "price before": "precio antes",
    "price after": "precio ahora",
    "Budgets": "Presupuestos",
    "Spend by category": "Gasto por categoría",
    "Top items": "Artículos con más gasto",
    "Stores": "Tiendas",
    "What changed most": "Lo que más cambió",
    "What became dearer or cheaper": "Lo que subió o bajó de precio",
    "Packages that shrank": "Envases que encogieron",
    "Waste": "Tirado",
    "The household's own price index": "El índice de precios del hogar",
    "What spoils within 7 days": "Lo que caduca en 7 días",
    "What runs out": "Lo que se acaba",
    "Prices to come": "Precios que vienen",
    "Expected spending": "Gasto previsto",
    "Spend by month": "Gasto por mes",
    "{shown} of {all}; larder prints all of them as CSV":
      "{shown} de {all}; larder los imprime todos como CSV",
    "Medians of regular prices, against {before}.":
      "Medianas de precios normales, frente a {before}.",
    "Of what is bought most often. Skill: how much less the error was than the last price's.":
      "De lo que se compra más a menudo. Acierto: cuánto menor fue el error que el del último precio.",
    "week": "semana",
    "2 weeks": "2 semanas",
    "quarter": "trimestre",
    "year": "año",
    "storage": "lugar",
    "brand": "marca",
    "note": "nota",
    "receipt": "tique",
    "barcode": "código de barras",
    "kind": "tipo",
    "aisle": "pasillo",
    "alias of": "otro nombre de",
    "categories": "categorías",
    "rating": "valoración",
    "about": "tema",
    "address": "dirección",
    "cap": "tope",
    "city": "ciudad",
    "country": "país",
    "default": "predeterminado",
    "detail": "detalle",
    "favourite": "favorito",
    "list total": "importe sin descuento",
    "of": "pertenece a",
    "on sale": "oferta",
    "order": "orden",
    "origin": "origen",
    "package": "envase",
    "postcode": "código postal",
    "purchase": "compra",
    "purchased": "comprado",
    "retired": "retirado",
    "rollover": "traspaso",
    "shelf life days": "días de conservación",
    "size": "tamaño",
    "state": "región",
    "tags": "etiquetas",
    "text": "texto",
    "till": "caja",
    "time": "hora",
    "variant of": "variante de",
  ]

  /// The fixed words that values of events have, in Spanish, by the English ones.
  static let spanishValues: [String: String] = [
    "yes": "sí",
    "no": "no",
    "expired": "caducado",
    "spoiled": "estropeado",
    "forgotten": "olvidado",
    "over-purchased": "comprado de más",
    "disliked": "no gustó",
    "other": "otro",
    "fridge": "nevera",
    "freezer": "congelador",
    "pantry": "despensa",
    "use-by": "fecha de caducidad",
    "best-before": "consumo preferente",
    "item": "artículo",
    "refund": "reembolso",
    "deposit": "depósito",
    "discount": "descuento",
    "fee": "cargo",
    "tax": "impuesto",
    "shelf": "estante",
    "flyer": "folleto",
    "receipt": "tique",
    "web": "web",
    "manual": "a mano",
    "none": "ninguno",
    "surplus": "excedente",
    "deficit": "déficit",
    "both": "ambos",
    "product": "producto",
    "store": "tienda",
    "price": "precio",
    "trip": "compra",
    "general": "general",
    "ok": "en orden",
    "watch": "vigilar",
    "over": "excedido",
    "ended": "terminado",
    "kept": "cumplido",
    "label": "etiqueta",
    "predicted": "previsto",
    "each": "unidad",
    "smoothed-rate": "ritmo suavizado",
    "pro-rata": "prorrateo",
    "single": "un solo precio",
    "sticky": "estable",
    "regression": "regresión",
    "sale": "oferta",
    "regular": "normal",
    "elevated": "elevado",
  ]
}
