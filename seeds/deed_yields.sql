-- What properties earn, for rulesets that are older than this.

CALL insert_missing_yields();
