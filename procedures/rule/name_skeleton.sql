CREATE FUNCTION name_skeleton(p_name VARCHAR(200)) RETURNS VARCHAR(200)
  DETERMINISTIC
  NO SQL
  COMMENT 'A name with lookalike letters replaced by Latin ones, and apostrophes by straight ones.'
BEGIN
  /*
   * Returns : the name, with one blank for any white space in it. Two names look the same when
   *           these are equal by utf8mb4_0900_as_cs, which ignores invisible characters.
   * Rule    : the letters are from confusables.txt of Unicode Technical Standard 39.
   */
  DECLARE v_letters VARCHAR(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin DEFAULT CONCAT(
    'АВСЕНІЈКМОРЅТУХҮԚԜЁЇасеорѕухіїјһԁԛԝѵӏкгпё',
    'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿοναικρυχγησϲϳάίόύ',
    'ՍՕՏԼօսոհցյզա',
    'ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᏃ',
    'ꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓮꓜ',
    'ⲒⲔⲘⲚⲞⲢⲤⲦⲬⲏⲓⲕⲟⲣⲥ',
    'ɑɡ', '’‘ʼ´′');
  DECLARE v_latin VARCHAR(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin DEFAULT CONCAT(
    'ABCEHIJKMOPSTYXYQWËÏaceopsyxiïjhdqwvlkrnë',
    'ABEZHIKMNOPTYXCJovaikpuxynocjáíóú',
    'UOSLounhgjqw',
    'ABCDEGHJKLMPRSTVWZ',
    'BCDEFGHIJKLMNOPRSTUVWXYAZ',
    'IKMNOPCTXhikopc',
    'ag', '''''''''''');
  DECLARE v_look VARCHAR(200) DEFAULT '';
  DECLARE v_letter VARCHAR(1) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin;
  DECLARE v_place, v_index INT DEFAULT 0;

  SET p_name = REGEXP_REPLACE(p_name, '\\p{White_Space}+', ' ');
  IF LENGTH(p_name) = CHAR_LENGTH(p_name) THEN
    RETURN p_name;
  END IF;
  WHILE v_index < CHAR_LENGTH(p_name) DO
    SET v_index = v_index + 1;
    SET v_letter = SUBSTR(p_name, v_index, 1);
    SET v_place = LOCATE(v_letter, v_letters);
    SET v_look = CONCAT(v_look, IF(v_place = 0, v_letter, SUBSTR(v_latin, v_place, 1)));
  END WHILE;
  RETURN v_look;
END
