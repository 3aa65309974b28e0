export const months = (count: string) => (Number(count) === 1 ? '1 महीना' : `${count} महीने`);
