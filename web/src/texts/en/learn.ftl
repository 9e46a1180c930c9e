# Learn: the list of lessons and drills, and your progress.

learn = Learn
nav-learn = Learn
home-learn-about = Lessons, drills and solo.
learn-lead = Learn stroke by stroke, then see how far you get.
learn-lessons = Lessons
learn-drills = Drills
learn-steps = { $done } of { $all } steps done
learn-back = ← Learn

# Your progress

progress = Your progress
progress-lessons = Lessons done: { $done } of { $all }.
progress-drills = { $count ->
    [one] 1 drill played.
   *[other] { $count } drills played.
}
progress-solo = { $count ->
    [one] 1 solo played.
   *[other] { $count } solos played.
}
progress-about = This browser keeps your progress. Save it as a file to take it to another one. A file that you load is added to what is here: lessons done in either place are done, all scores are kept, and nothing is removed.
progress-save = Save as a file
progress-load = Load a file
progress-taken = The file was added to your progress.
progress-not-progress = This is not a file with carrom progress. Nothing was changed.
progress-newer = This file comes from a newer version of carrom. Update this page, then load it again.
progress-damaged = This file is damaged. Nothing was changed.
