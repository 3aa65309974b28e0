export const whatsappTo = (student: string | undefined) => `WhatsApp ${student}`;
