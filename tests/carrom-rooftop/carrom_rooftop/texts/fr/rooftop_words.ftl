# Ce que cette règle dit autrement.
-striker = galet
