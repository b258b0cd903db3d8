#!/bin/bash
# Checks the dice of a game that is over, with nothing but sha256sum: bash check-dice.sh SEED COMMITMENT < dice
# SEED and COMMITMENT are what commitmentView shows, dice the rows of
#   SELECT What, Sides, Result FROM diceView WHERE Sides IS NOT NULL
# a line each, with blanks or tabs between. The commitment should have been noted when the game began.
set -euo pipefail
seed=$1 commitment=$2

hash_of() {
  local hash
  hash=$(printf %s "$1" | sha256sum)
  printf %s "${hash%% *}"
}

if [ "$(hash_of "$seed")" != "$commitment" ]; then
  echo "The seed is not the one that was committed to."
  exit 1
fi
dice=0 wrong=0
while read -r what sides result; do
  hash=$(hash_of "$seed:$what")
  shown=$((16#${hash:0:15} % sides + 1))
  dice=$((dice + 1))
  if [ "$shown" != "$result" ]; then
    echo "$what shows $shown, and not $result."
    wrong=$((wrong + 1))
  fi
done
echo "$dice dice, $wrong of them wrong."
[ "$wrong" = 0 ]
