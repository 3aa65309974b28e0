export const stateSelected = (state: string) => `State selected: ${state}. Please check it.`;
