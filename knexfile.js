'use strict';
/*
 * For the command of knex: `npx knex migrate:latest` runs the same migrations as `npx sqlopoly migrate`, in the
 * same order and with the same record of what ran. It makes the tables alone: the second command, which also
 * makes them, installs the procedures, triggers, views and editions, too.
 */
require('tsx/cjs');

module.exports = require('./src/deploy/knex-command.ts').configurationForKnex;
