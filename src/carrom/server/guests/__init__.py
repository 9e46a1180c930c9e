"""Players of one's own at a room of a server, which runs nothing of theirs.

A guest comes by an invitation, as a friend does, and sits down. Its player thinks on the guest's own
machine; the server treats it as a person.
"""
