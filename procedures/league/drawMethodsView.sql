CREATE VIEW drawMethodsView AS
-- The draw methods.
SELECT m.method AS `Method`, m.draws AS `Draws`, m.meaning AS `Meaning`
FROM DrawMethod AS m
ORDER BY m.draws, m.method
