/** The diagnostics channel on which this process says that it begins to deploy: a message has the `database`. */
export const DEPLOYS = 'sqlopoly:deploy';
