# Problems: positions with one clearly best stroke.
problems-help = Problems: positions with one clearly best stroke. Show them, check them, make new ones.
problems-show-help = Show a problem: what to do, the best stroke, how likely it is.
problems-check-help = Check every problem: the position, what the rules say, the chances, and that no other idea is half as good.
problems-make-help = Make problems from boards that computer players play. A run that was stopped goes on where it was.
problems-help-number = the number of the problem
problems-help-file = a file of problems (by default, those that come with carrom)
problems-help-picture = draw the best stroke into this file, ending in .svg or .png
problems-help-json = print one line of JSON
problems-help-count = how many problems to make
problems-help-seed = what chance is drawn from; the same seed makes the same problems
problems-help-check-seed = what chance is drawn from
problems-help-out = the file for the problems; FILE.part holds what is done until all are there
problems-no-file = Option { $option } is missing: the file for the problems.
problems-no-number = There is no problem “{ $value }”. They are numbered from 1 to { $most }.
problems-file-other = File “{ $file }” holds no problems of this format.
problems-made = { $count ->
    [one] 1 problem from { $boards } boards with { $positions } positions is in { $file }.
   *[other] { $count } problems from { $boards } boards with { $positions } positions are in { $file }.
}
problems-checked = { $wrong ->
    [0] { $count } problems checked. All are as they should be.
    [one] { $count } problems checked. 1 is not as it should be.
   *[other] { $count } problems checked. { $wrong } are not as they should be.
}
problems-wrong = Problem { $number }: { $why }
problems-fault-position = These pieces cannot lie like this.
problems-fault-goal = What counts is not what the rules say.
problems-fault-stroke = The best stroke does not do what it should.
problems-fault-chance = The best stroke is more or less likely than the problem says.
problems-fault-rating = The rating does not fit the chances.
problems-fault-second = The best stroke is not twice as likely as every other idea.
problems-fault-alike = It is nearly the same as problem { $other }.

problems-title = Problem { $number }, rating { $rating }
problems-task-piece = { $side ->
    [white] White to play: pocket a white piece and keep the turn.
   *[black] Black to play: pocket a black piece and keep the turn.
}
problems-task-piece-or-queen = { $side ->
    [white] White to play: pocket a white piece or the queen, and keep the turn.
   *[black] Black to play: pocket a black piece or the queen, and keep the turn.
}
problems-task-two = { $side ->
    [white] White to play: pocket two white pieces with one stroke and keep the turn.
   *[black] Black to play: pocket two black pieces with one stroke and keep the turn.
}
problems-task-queen = { $side ->
    [white] White to play: pocket the queen and keep the turn.
   *[black] Black to play: pocket the queen and keep the turn.
}
problems-task-both = { $side ->
    [white] White to play: pocket the queen and cover her with a white piece in the same stroke.
   *[black] Black to play: pocket the queen and cover her with a black piece in the same stroke.
}
problems-task-cover = { $side ->
    [white] White to play: you have the queen. Cover her with a white piece.
   *[black] Black to play: you have the queen. Cover her with a black piece.
}
problems-task-win = { $left ->
    [one] { $side ->
        [white] White to play: pocket the last white piece and win the board.
       *[black] Black to play: pocket the last black piece and win the board.
    }
   *[other] { $side ->
        [white] White to play: pocket the last { $left } white pieces with one stroke and win the board.
       *[black] Black to play: pocket the last { $left } black pieces with one stroke and win the board.
    }
}
problems-best = Best stroke: { $kind ->
    [straight] straight
    [cut] a cut
    [bank] the piece by a cushion
    [cushion] the striker by a cushion
    [combination] a combination
    [cannon] a cannon
   *[backward] backwards
}, from { $sign }{ NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) } cm, { NUMBER($angle, minimumFractionDigits: 1, maximumFractionDigits: 1) }°, { NUMBER($speed, minimumFractionDigits: 1, maximumFractionDigits: 1) } m/s.
problems-chances = In 100 tries a beginner makes it { $beginner } times, a club player { $club }, an expert { $expert }, a champion { $champion }.
problems-second = With the best other idea, an expert succeeds { $chance } times in 100.
