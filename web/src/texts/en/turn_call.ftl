# It is somebody’s turn.

turn-yours = Your turn
turn-chime = Soft sound when it is your turn
turn-notify = Notify me when it is my turn
turn-notify-about = Only while you look at another tab or window.
turn-notify-refused = Your browser does not allow notifications for this page.
