// @ts-check
/**
 * Accepts new students from another system, and validates them against the contract.
 *
 *   node validate-a-webhook.cjs
 *   curl http://localhost:4020 --data '{ "fullName": "Asha Devi", "gender": "woman" }'
 *
 * Responds with 202, or with 400 and the issues. PORT sets the port.
 */
const { createServer } = require('node:http');
const { text } = require('node:stream/consumers');
const { genders, roles } = require('@institute/sdk');
const { createStudentInputSchema } = require('@institute/sdk/schemas');

const port = Number(process.env.PORT ?? 4020);

createServer(async (request, response) => {
  let json;
  try {
    json = JSON.parse(await text(request));
  } catch {
    response.writeHead(400).end('The body is not JSON.');
    return;
  }
  const { status, body } = validate(json);
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}).listen(port, () => console.log(`Listening on http://localhost:${port}`));

/** @param {object} student */
function validate(student) {
  // The other system does not know the roles of the institute.
  const result = createStudentInputSchema['~standard'].validate({ ...student, role: roles.centreStudent });
  // Issues name the properties and hold no values, so they are safe to send and to log.
  if (result.issues) return { status: 400, body: { issues: result.issues, genders: Object.values(genders) } };
  return { status: 202, body: { accepted: result.value.fullName } };
}
