import { Chance } from '../support/chance';

const TYPES = ['INT', 'INT', 'INT', 'TINYINT', 'BOOLEAN', 'VARCHAR(6)', 'VARCHAR(20)', 'DOUBLE', 'BIGINT', 'JSON'] as const;
type Type = (typeof TYPES)[number];
type Kind = 'number' | 'text' | 'json';

const NUMBERS = ['0', '1', '2', '7', '-3', '200', 'TRUE', 'FALSE', 'NULL', '1.5'] as const;

function kindOf(type: Type): Kind {
  if (type === 'JSON') return 'json';
  return type.startsWith('VARCHAR') ? 'text' : 'number';
}

interface Variable {
  name: string;
  type: Type;
}

interface Made {
  name: string;
  isFunction: boolean;
  parameters: (Variable & { mode: 'IN' | 'OUT' | 'INOUT' })[];
  sql: string;
}

/** How deep statements stand within each other. */
const DEPTH = 2;

/**
 * A program of a few routines that call those before them, and `main`, all that follow from a seed.
 * It may come to errors, and may be one that cannot be linked.
 */
export function randomProgram(seed: number): string[] {
  const chance = new Chance(seed);
  const made: Made[] = [];
  const count = chance.between(2, 4);
  for (let index = 0; index < count; index += 1) made.push(new RoutineWriter(chance, made).write(`r${index}`, chance.below(3) === 0));
  return [...made.map(({ sql }) => sql), new RoutineWriter(chance, made).writeMain()];
}

class RoutineWriter {
  private names = 0;
  private variables: Variable[] = [];
  private labels: string[] = [];
  private isFunction = false;
  private loops = 0;

  constructor(
    private readonly chance: Chance,
    private readonly others: readonly Made[],
  ) {}

  write(name: string, isFunction: boolean): Made {
    this.isFunction = isFunction;
    const parameters = Array.from({ length: this.chance.between(1, 4) }, (_, index) => ({
      name: `p_${index}`,
      type: this.chance.pick(TYPES),
      mode: isFunction ? ('IN' as const) : this.chance.pick(['IN', 'IN', 'OUT', 'INOUT'] as const),
    }));
    this.variables = [...parameters];
    const list = parameters.map((parameter) => `${isFunction ? '' : `${parameter.mode} `}${parameter.name} ${parameter.type}`).join(', ');
    const body = this.body(isFunction ? [`RETURN ${this.expression(this.anyKind())};`] : []);
    const kind = isFunction ? 'FUNCTION' : 'PROCEDURE';
    const returns = isFunction ? ` RETURNS ${this.chance.pick(TYPES)} DETERMINISTIC READS SQL DATA` : '';
    return { name, isFunction, parameters, sql: `CREATE ${kind} ${name}(${list})${returns}\nBEGIN\n${body}\nEND` };
  }

  writeMain(): string {
    this.variables = [{ name: 'p_x', type: 'INT' }];
    const body = this.body([], true);
    return `CREATE PROCEDURE main(IN p_x INT, OUT p_result TEXT)\nBEGIN\n${body}\nEND`;
  }

  /** Declarations, perhaps a cursor with its handler, and statements. */
  private body(end: readonly string[], isMain = false): string {
    const lines = this.declarations(this.chance.between(1, 4));
    const hasCursor = this.chance.below(4) === 0;
    if (hasCursor) {
      lines.push('DECLARE v_id INT;', 'DECLARE v_done BOOLEAN DEFAULT FALSE;');
      lines.push(`DECLARE c_things CURSOR FOR SELECT t.id FROM Thing AS t WHERE t.id <> COALESCE(${this.simple('number')}, 0) ORDER BY t.id;`);
      lines.push('DECLARE CONTINUE HANDLER FOR NOT FOUND SET v_done = TRUE;');
    } else if (this.chance.below(8) === 0) lines.push(`DECLARE EXIT HANDLER FOR 1062 ${this.isFunction ? 'SET v_1 = NULL;' : "INSERT INTO Note (what) VALUES ('twice');"}`);
    lines.push(...this.statements(DEPTH));
    if (hasCursor) {
      this.loops += 1;
      lines.push('OPEN c_things;', 'FETCH c_things INTO v_id;', 'WHILE NOT v_done DO', ...this.statements(1), 'FETCH c_things INTO v_id;', 'END WHILE;', 'CLOSE c_things;');
      this.loops -= 1;
    }
    if (isMain) lines.push(`SET p_result = JSON_ARRAY(${this.variables.map(({ name }) => name).join(', ')});`);
    return [...lines, ...end].join('\n');
  }

  private declarations(count: number): string[] {
    return Array.from({ length: count }, () => {
      this.names += 1;
      const variable = { name: `v_${this.names}`, type: this.chance.pick(TYPES) };
      const value = this.chance.below(2) === 0 ? '' : ` DEFAULT ${this.chance.below(12) === 0 ? this.value() : this.value(kindOf(variable.type))}`;
      this.variables.push(variable);
      return `DECLARE ${variable.name} ${variable.type}${value};`;
    });
  }

  private statements(depth: number): string[] {
    return Array.from({ length: this.chance.between(1, 3) }, () => this.statement(depth)).flat();
  }

  private statement(depth: number): string[] {
    const kind = this.chance.below(depth > 0 ? 14 : 7);
    switch (kind) {
      case 0:
      case 1:
        return [`SET ${this.assignment()};`];
      case 2:
        return [`SET ${this.assignment()}, ${this.assignment()};`];
      case 3:
      case 4:
        return this.call();
      case 5:
        return this.select();
      case 6:
        if (this.isFunction) return [`SET ${this.assignment()};`];
        return this.chance.below(3) === 0
          ? [`INSERT INTO Thing (id) VALUES (${this.chance.between(2, 4)});`]
          : [`INSERT INTO Note (what) VALUES (CONCAT_WS('-', ${this.expression()}, ${this.simple('text')}));`];
      case 7:
      case 8:
        return [
          `IF ${this.value('number')} THEN`, ...this.inner(depth),
          ...(this.chance.below(2) === 0 ? [`ELSEIF ${this.value('number')} THEN`, ...this.inner(depth)] : []),
          ...(this.chance.below(2) === 0 ? ['ELSE', ...this.inner(depth)] : []), 'END IF;',
        ];
      case 9:
        return [
          `CASE ${this.simple('number')}`, `WHEN ${this.simple('number')} THEN`, ...this.inner(depth),
          `WHEN ${this.simple('number')} THEN`, ...this.inner(depth), 'ELSE', ...this.inner(depth), 'END CASE;',
        ];
      case 10:
        return ['CASE', `WHEN ${this.expression()} THEN`, ...this.inner(depth), `WHEN ${this.expression()} THEN`, ...this.inner(depth), 'ELSE', ...this.inner(depth), 'END CASE;'];
      case 11:
        return this.loop(depth);
      case 12: {
        const before = [...this.variables];
        const lines = ['BEGIN', ...this.declarations(this.chance.between(1, 2)), ...this.statements(depth - 1), 'END;'];
        this.variables = before;
        return lines;
      }
      default: {
        this.names += 1;
        const label = `l_${this.names}`;
        this.labels.push(label);
        const lines = [`${label}: BEGIN`, ...this.inner(depth), ...this.leave(), ...this.inner(depth), `END ${label};`];
        this.labels.pop();
        return lines;
      }
    }
  }

  private inner(depth: number): string[] {
    return [...this.statements(depth - 1), ...(this.chance.below(6) === 0 ? this.leave() : [])];
  }

  private leave(): string[] {
    const label = this.labels.at(-1);
    if (this.isFunction && this.chance.below(3) === 0) return [`IF ${this.expression()} THEN RETURN ${this.expression(this.anyKind())}; END IF;`];
    return label === undefined ? [] : [`IF ${this.expression()} THEN LEAVE ${label}; END IF;`];
  }

  private loop(depth: number): string[] {
    // Loops within loops, in routines that are called in loops, would take for ever.
    if (this.loops > 0) return [`SET ${this.assignment()};`];
    this.names += 1;
    const count = `v_count${this.names}`;
    this.loops += 1;
    const label = `l_${this.names}`;
    const [begin, end] = this.chance.pick([
      [`${label}: WHILE ${count} < 3 DO`, `END WHILE ${label};`], [`${label}: REPEAT`, `UNTIL ${count} >= 3 END REPEAT ${label};`],
      [`${label}: LOOP`, `IF ${count} >= 3 THEN LEAVE ${label}; END IF; END LOOP ${label};`],
    ] as const);
    const again = this.chance.below(3) === 0 ? [`IF ${count} < 3 AND ${this.expression()} THEN ITERATE ${label}; END IF;`] : [];
    const lines = ['BEGIN', `DECLARE ${count} INT DEFAULT 0;`, begin, `SET ${count} = ${count} + 1;`, ...this.statements(depth - 1), ...again, `SET ${this.assignment()};`, end, 'END;'];
    this.loops -= 1;
    return lines;
  }

  /** A row that may not exist, or one that always does. What is read into a whole number fits it: the linker relies on that. */
  private select(): string[] {
    const where = `FROM Thing AS t WHERE t.id = ${this.simple('number')};`;
    const targets = [this.target(), this.target(), this.target()];
    const columns = targets.map(({ type }) => this.chance.pick(type === 'INT' || type === 'BIGINT' ? ['id', 'amount'] : ['id', 'name', 'amount']));
    const into = targets.map(({ name }) => name).join(', ');
    if (this.chance.below(3) > 0) return [`SELECT ${columns.map((column) => `t.${column}`).join(', ')} INTO ${into} ${where}`];
    return ['-- exactly one row', `SELECT ${columns.map((column, index) => (index === 0 ? 'COUNT(*)' : `MAX(t.${column})`)).join(', ')} INTO ${into} ${where}`];
  }

  private call(): string[] {
    const procedures = this.others.filter(({ isFunction }) => !isFunction && !this.isFunction);
    if (procedures.length === 0) return [`SET ${this.assignment()};`];
    const called = this.chance.pick(procedures);
    const list = called.parameters.map(({ mode, type }) => (mode === 'IN' ? this.argument(type) : this.target().name));
    return [`CALL ${called.name}(${list.join(', ')});`];
  }

  /** An expression, or a call of a function. */
  private value(kind: Kind = this.anyKind()): string {
    const functions = this.others.filter(({ isFunction }) => isFunction);
    if (kind !== 'number' || functions.length === 0 || this.chance.below(3) > 0) return this.expression(kind);
    const called = this.chance.pick(functions);
    return `${called.name}(${called.parameters.map(({ type }) => this.argument(type)).join(', ')})`;
  }

  /** A value for something of a type; in rare cases one that it cannot hold. */
  private argument(type: Type): string {
    return this.expression(this.chance.below(12) === 0 ? this.anyKind() : kindOf(type));
  }

  /**
   * A text that is no number is nowhere used as one but where a variable gets a value: in conditions
   * within functions that is an error or not, depending on the statement that calls the function.
   */
  private expression(kind: Kind = 'number', depth = 2): string {
    if (depth === 0 || this.chance.below(2) === 0) return this.simple(kind);
    const one = this.expression(kind, depth - 1);
    const other = this.expression(kind, depth - 1);
    const [left, right] = [this.expression('number', depth - 1), this.expression('number', depth - 1)];
    const text = this.expression('text', depth - 1);
    const either = [`COALESCE(${one}, ${other})`, `IF(${left}, ${one}, ${other})`, `(CASE ${left} WHEN ${right} THEN ${one} ELSE ${other} END)`];
    if (kind === 'json') return this.chance.pick([`JSON_ARRAY(${left}, ${text})`, `JSON_OBJECT('a', ${left}, 'b', ${text})`, ...either]);
    if (kind === 'text') return this.chance.pick([`CONCAT(${left}, ${text})`, `LEFT(${text}, 3)`, ...either]);
    return this.chance.pick([
      `(${left} + ${right})`, `(${left} * ${right})`, `(${left} - ${right})`, `(${left} = ${right})`, `(${left} <=> ${right})`, `(-${left})`,
      `(${left} IS NULL)`, `(NOT ${left})`, `(${left} AND ${right})`, `LENGTH(${text})`, `(${text} = ${this.expression('text', depth - 1)})`, ...either,
    ]);
  }

  /** A literal, or a variable of a kind. */
  private simple(kind: Kind): string {
    const variables = this.variables.filter(({ type }) => kindOf(type) === kind);
    if (variables.length > 0 && this.chance.below(3) > 0) return this.chance.pick(variables).name;
    if (kind === 'json') return this.chance.pick(['JSON_ARRAY()', 'NULL', 'JSON_OBJECT()']);
    return this.chance.pick(kind === 'text' ? ["'a'", "'2'", "'longer text'", "''", 'NULL'] : NUMBERS);
  }

  private anyKind(): Kind {
    return this.chance.pick(['number', 'number', 'text', 'json'] as const);
  }

  /** A variable to give a value to. */
  private target(): Variable {
    const own = this.variables.filter(({ name }) => name !== 'p_x');
    return this.chance.pick(own.length > 0 ? own : this.variables);
  }

  /** An assignment. */
  private assignment(): string {
    const { name, type } = this.target();
    return `${name} = ${this.chance.below(12) === 0 ? this.value() : this.value(kindOf(type))}`;
  }
}
