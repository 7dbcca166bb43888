import GroceryModel

/// Finds the columns, by the file alone as far as it goes.
extension SchemaInference {
  /// Finds the columns; what the user or a profile says of them counts only where the file is read otherwise
  /// without it.
  ///
  /// What a column tells beside its role, such as which rows are no spending, is found with it. So to name a
  /// column that is found anyway changes nothing, and a file is read as it was when its profile was saved.
  func findColumns(_ layout: TableLayout) throws(ImportError) -> RoleFinder {
    var finder = RoleFinder(layout, options)
    let told = try finder.toldRoles().columns
    var needed: Set<Role> = []
    for _ in 0..<2 where !told.isEmpty {
      var others = options
      for role in told.keys where !needed.contains(role) { others.roles[role.rawValue] = nil }
      var alone = RoleFinder(layout, others)
      try alone.find()
      let differing = told.filter { role, column in
        alone.roles.columns[role] != column
          || !needed.contains(role) && changesAmounts(role, alone)
      }
      if differing.isEmpty, alone.isSettled {
        alone.roles.confirm(Set(told.keys))
        return alone
      }
      needed.formUnion(differing.keys)
    }
    try finder.find()
    return finder
  }

  /// Returns true if to name the column of the role changes what the file alone books.
  ///
  /// Of several columns of amounts the user takes one; a discount or a tax that nothing proves changes the
  /// totals if it is named.
  private func changesAmounts(_ role: Role, _ alone: RoleFinder) -> Bool {
    switch role {
    case .total: !alone.amountColumns.isEmpty
    case .discount, .tax: true
    default: false
    }
  }
}
