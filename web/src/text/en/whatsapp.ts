export const whatsappTo = (student: string | undefined) => `WhatsApp ${student}`;
export const tellByWhatsapp = 'Tell by WhatsApp';
