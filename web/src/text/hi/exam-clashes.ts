export const overlaps = (exam: string) => `इसी समय एक और परीक्षा है: ${exam}।`;
export const overlapsInRoom = (exam: string) => `इसी समय और इसी जगह एक और परीक्षा है: ${exam}।`;
export const inBoth = (names: readonly string[], more: number) =>
  `दोनों परीक्षाओं के छात्र: ${names.join(', ')}${more > 0 ? ` + ${more} और` : ''}।`;
export const assumption = (hours: number) => `हर परीक्षा ${hours} घंटे की मानी गई है। आप फिर भी यह परीक्षा बना सकते हैं।`;
export const notChecked = 'बाकी परीक्षाएँ लोड नहीं हो सकीं, इसलिए कृपया खुद देख लें कि छात्र और जगह उस समय खाली हैं।';
