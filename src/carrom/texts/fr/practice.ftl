practice-pieces = Un plateau d’entraînement porte au plus { NUMBER($most, useGrouping: 0) } pions.
practice-long = Une demande doit indiquer sa longueur, qui est d’au plus { NUMBER($most, useGrouping: 0) } octets.
