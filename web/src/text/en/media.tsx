import type { ReactNode } from 'react';

export const blankKeeps = 'Leave a field blank to keep it unchanged.';
export const update = 'Update Documents';
export const instituteName = 'Institute Name';
export const signature = 'Signature';
export const signatureNoun = 'signature';
export const signatureHint = 'The owner’s signature. Signature ratio about 40px by 20px';
export const stamp = 'Stamp';
export const stampNoun = 'stamp';
export const stampHint = 'The exam controller’s stamp';
export const allBlank = 'Please fill in at least one field.';

export const onCertificate = 'How it will look on a certificate';
export const selectedSignature = 'Selected signature';
export const updatedSignature = 'Updated signature';
export const selectedStamp = 'Selected stamp';
export const updatedStamp = 'Updated stamp';
export const owner = 'Owner';
export const examController = 'Exam controller';
export const sketch = 'A sketch. Dashed parts stay as they are.';

export const nothingSent = 'Nothing has been sent from this browser yet. The documents on file stay until you replace them.';
export const sentFromHere = 'Sent from this browser';
export const nameSent = (name: ReactNode, date = 'not yet') => (
  <>
    Institute Name{name && <> ‘{name}’</>}, {date}
  </>
);
export const signatureSent = (date = 'not yet') => `Signature, ${date}`;
export const stampSent = (date = 'not yet') => `Stamp, ${date}`;
