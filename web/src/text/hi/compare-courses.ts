export const chooseTwo = 'तुलना के लिए दो कोर्स चुनें।';
export const chooseCourse = 'कोर्स चुनें';
export const labels = ['पहला कोर्स', 'दूसरा कोर्स', 'तीसरा कोर्स'];
export const total = 'परीक्षा फ़ीस के साथ कुल';
