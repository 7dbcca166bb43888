"""How good the program's forecasts are, measured through the program itself."""

from . import expiration, prices, restock, shelf, speed, spend

# By name: what measures it, given the larder and the options.
PARTS = {
    "prices": lambda larder, options: prices.measure(larder, options.bls),
    "shelf": lambda larder, options: shelf.measure(larder),
    "expiration": lambda larder, options: expiration.measure(larder, options.households),
    "restock": lambda larder, options: restock.measure(larder, options.households),
    "spend": lambda larder, options: spend.measure(larder, options.households),
    "speed": lambda larder, options: speed.measure(larder),
}
