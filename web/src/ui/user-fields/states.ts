import { states } from '@institute/sdk';

/** Options of the state select, in the order of the contract: 'andhraPradesh' has the label 'ANDHRA PRADESH'. */
export const stateOptions = Object.values(states).map((value) => ({
  value,
  label: value.replace(/[A-Z]/g, (letter) => ` ${letter}`).toUpperCase(),
}));
