export const coursesNotLoaded = 'कोर्स लोड नहीं हो सके।';
export const noCourses = 'नए कोर्स जल्द आ रहे हैं।';
export const featuredCourses = 'चुने हुए कोर्स';
export const examFee = (fee: string) => `परीक्षा फ़ीस ${fee}`;
