export const NO_TABLE = 'There is no such table.';
export const NO_SEAT = 'You have no seat at this table any more. Open the link again to take another one.';
