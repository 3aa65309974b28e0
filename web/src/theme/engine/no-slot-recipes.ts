/** Stands in a build for Chakra's recipes of several parts, which no component of ours has. */
export function createSlotRecipeFn() {
  return () => {
    throw new Error('Slot recipes are not in the build. See deploy/lighter.ts.');
  };
}
