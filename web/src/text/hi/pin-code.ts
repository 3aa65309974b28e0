export const stateSelected = (state: string) => `राज्य चुना गया: ${state}। सही है या नहीं, देख लें।`;
