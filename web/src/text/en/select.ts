export const optionsNotLoaded = (plural: string) => `The ${plural} could not be loaded`;
export const optionsLoading = (plural: string) => `Loading ${plural}…`;
export const selectOption = (singular: string) => `Select a ${singular}`;
export const noOptions = (plural: string) => `No ${plural} yet`;
