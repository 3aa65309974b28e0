export const whatsappTo = (student: string | undefined) => (student ? `${student} को WhatsApp करें` : 'WhatsApp करें');
export const tellByWhatsapp = 'WhatsApp पर बताएँ';
