# What people on several machines show each other, and looking back.

share-aim = Show my aim
share-aim-about = Players and spectators on other devices see where you aim.
see-aim = Show other players’ aim
see-aim-about = While they aim on another device.
say-something = Say something
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice-stroke = Nice stroke!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-bye = Goodbye!
phrases-full = You have said a lot. Wait a few seconds.
mute-player = Mute { $name }
unmute-player = Unmute { $name }
muted-player = You have muted { $name }.
seen-from = Seen from
look-back = Look back
look-back-about = See the strokes before this one. The game goes on.
looking-back = Looking back
go-live = Go to live
new-strokes = { $count ->
    [one] 1 new stroke
   *[other] { $count } new strokes
}
look-back-failed = The earlier strokes could not be loaded.
