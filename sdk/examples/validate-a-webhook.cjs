// @ts-check
/**
 * Accepts new students from another system, and validates them against the contract.
 *
 *   WEBHOOK_SECRET=secret node validate-a-webhook.cjs
 *   BODY='{ "fullName": "Asha Devi", "gender": "woman" }'
 *   SIGNATURE=$(printf %s "$BODY" | openssl dgst -sha256 -hmac secret -r | cut -d ' ' -f 1)
 *   curl http://127.0.0.1:4020 --data "$BODY" --header "X-Signature: $SIGNATURE"
 *
 * Responds with 202, or with 400 and the issues. X-Signature is the HMAC-SHA256 of the body in hexadecimal. PORT sets the port.
 */
const { createHmac, timingSafeEqual } = require('node:crypto');
const { createServer } = require('node:http');
const { genders, roles } = require('@institute/sdk');
const { createStudentInputSchema } = require('@institute/sdk/schemas');

const { PORT = '4020', WEBHOOK_SECRET: secret = '' } = process.env;
if (!secret) throw new Error('WEBHOOK_SECRET is missing: the secret that the other system signs with.');
const maxBytes = 100_000;

createServer(async (request, response) => {
  const body = await readBody(request).catch(() => undefined);
  if (!body) return response.writeHead(413, { Connection: 'close' }).end('The body is too large.');
  if (!isSigned(body, String(request.headers['x-signature']))) return response.writeHead(401).end('The signature is wrong.');
  let json;
  try {
    json = JSON.parse(String(body));
  } catch {
    return response.writeHead(400).end('The body is not JSON.');
  }
  const result = validate(json);
  response.writeHead(result.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(result.body));
}).listen(Number(PORT), '127.0.0.1', () => console.log(`Listening on http://127.0.0.1:${PORT}`));

/** The body as it was signed; undefined when it is too large. @param {import('node:http').IncomingMessage} request */
async function readBody(request) {
  const chunks = [];
  let bytes = 0;
  // The request stays open for the response.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Compares in constant time, so that the time tells nothing about the signature. @param {Buffer} body @param {string} signature */
function isSigned(body, signature) {
  const expected = createHmac('sha256', secret).update(body).digest();
  const actual = Buffer.from(signature, 'hex');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** @param {object} student */
function validate(student) {
  // The other system does not know the roles of the institute.
  const result = createStudentInputSchema['~standard'].validate({ ...student, role: roles.centreStudent });
  // Issues name the properties and hold no values, so they are safe to send and to log.
  if (result.issues) return { status: 400, body: { issues: result.issues, genders: Object.values(genders) } };
  return { status: 202, body: { accepted: result.value.fullName } };
}
