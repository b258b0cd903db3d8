/**
 * What every session of ours relies on, whatever the server's own settings are: with NO_BACKSLASH_ESCAPES
 * what mysql2 escapes would be another text, without autocommit nothing would stay, and with another collation by default
 * documents could not be compared with columns.
 */
export const SESSION =
  "SET SESSION sql_mode = 'ONLY_FULL_GROUP_BY,STRICT_TRANS_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE," +
  "ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION', SESSION autocommit = 1," +
  ' SESSION default_collation_for_utf8mb4 = utf8mb4_0900_ai_ci';
