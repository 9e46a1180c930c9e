# Problems: positions with one clearly best stroke.

nav-problems = Problems
problems = Problems
problems-title = Problem { $number }
problems-rating = Rating { $rating }
problems-of-day = Problem of the day
problems-none = There is no problem { $number }.

# What to do

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
problems-counts = Your first try counts for your rating.
problems-tried-before = You have tried this problem before, so it does not count again.
problems-unrated = This try does not count.
problems-no-stroke = The striker stayed in its base, so that was no stroke. Try again.

# What came of it

problems-solved = Solved!
problems-missed = Not solved.
problems-change = Your rating is now { $rating } ({ $sign }{ $change }).
problems-your-rating = Your rating
problems-solved-of = { $tried ->
    [0] no problem tried yet
   *[other] { $solved } of { $tried } solved
}

# The solution

problems-show = Show a solution
problems-give-up = Give up and show a solution
problems-solution-again = Play it again
problems-solution = { $kind ->
    [straight] The best stroke: straight at the piece.
    [cut] The best stroke: a cut.
    [bank] The best stroke: the piece goes by a cushion.
    [cushion] The best stroke: the striker goes by a cushion first.
    [combination] The best stroke: one piece sends another.
    [cannon] The best stroke: the striker meets another piece first.
   *[backward] The best stroke: backwards, as with your thumb.
}
problems-chances = In 100 tries an expert makes it { $expert } times, a club player { $club }, a beginner { $beginner }.
problems-second = With the best other idea, an expert succeeds { $chance } times.
problems-second-none = No other idea works.
problems-again = Try again
problems-next = Next problem
problems-practice = Practice board
problems-share = Copy link
problems-copied = Link copied.
