envs-shape = An action must have shape { $shape }.
envs-not-a-number = An action must be made of finite numbers.
envs-range = Every figure of an action must be between -1 and 1.
envs-term = “{ $name }” does not take this value. Possible values: { $values }
envs-position = The board cannot begin in this position. { $why }
envs-layout = The position does not say where the pieces lie.
envs-rules = The position is for the rule set “{ $given }”, but this environment plays by “{ $wanted }”.
envs-seat = Nobody sits in the { $seat ->
    [south] south
    [east] east
    [north] north
   *[west] west
}, where the position has the player in turn.
envs-saved = This was saved by an environment on other terms.
envs-buffer = The buffer “{ $name }” must be an array of type { $kind } and of shape { $shape }.
envs-mask = “reset_mask” must be a NumPy array of type bool and of shape { $shape }, with at least one True.
envs-window = No window can be opened. It needs a display and Python’s tkinter.
