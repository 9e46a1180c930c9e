# English texts use one vocabulary.
