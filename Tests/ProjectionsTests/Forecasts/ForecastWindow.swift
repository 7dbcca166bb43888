import Statistics

typealias ForecastWindow = Backtest.Window
