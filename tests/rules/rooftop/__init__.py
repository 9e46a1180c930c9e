"""Run where the package ``carrom-rooftop`` is installed: see tests/rules/test_other_packages.py."""
