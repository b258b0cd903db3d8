/**
 * The settings that all our sessions need, whatever the server's defaults are: NO_BACKSLASH_ESCAPES would corrupt texts
 * that mysql2 escapes, without autocommit nothing would be stored, and with another default collation documents could
 * not be compared with columns.
 */
export const SESSION =
  "SET SESSION sql_mode = 'ONLY_FULL_GROUP_BY,STRICT_TRANS_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE," +
  "ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION', SESSION autocommit = 1," +
  ' SESSION default_collation_for_utf8mb4 = utf8mb4_0900_ai_ci';
