export const CODE_LANGUAGES = ['curl', 'javascript', 'python'] as const;
export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

export const CODE_LANGUAGE_NAME: Readonly<Record<CodeLanguage, string>> = { curl: 'curl', javascript: 'JavaScript', python: 'Python' };

/** A request to show as code. The key is read from the environment, so that the code contains none. */
export interface ExampleRequest {
  method: string;
  url: string;
  body: object | undefined;
}

const isWrite = ({ method }: ExampleRequest): boolean => method !== 'GET';
/** Returns JSON as a JavaScript literal. Writes `__proto__` as a computed key, because a plain one would set the prototype. */
const javascriptValue = (body: object, spaces: string): string =>
  JSON.stringify(body, null, 2)
    .replaceAll(/^(\s*)"__proto__":/gm, '$1["__proto__"]:')
    .replaceAll('\n', `\n${spaces}`);

/** Returns JSON as a Python literal. */
function pythonValue(value: unknown): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) return `[${value.map(pythonValue).join(', ')}]`;
  if (typeof value === 'object') {
    const pairs = Object.entries(value).map(([name, inner]) => `        ${JSON.stringify(name)}: ${pythonValue(inner)},`);
    return `{\n${pairs.join('\n')}\n    }`;
  }
  return JSON.stringify(value);
}

const shellQuoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function curl(request: ExampleRequest): string {
  const { method, url, body } = request;
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${shellQuoted(url)}`,
    '-H "Authorization: Bearer $API_KEY"',
    ...(isWrite(request) ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...(body ? ["-H 'Content-Type: application/json'", `-d ${shellQuoted(JSON.stringify(body))}`] : []),
  ].join(' \\\n  ');
}

function javascript(request: ExampleRequest): string {
  const { method, url, body } = request;
  const headers = [
    'Authorization: `Bearer ${process.env.API_KEY}`,',
    ...(isWrite(request) ? ["'Idempotency-Key': crypto.randomUUID(),"] : []),
    ...(body ? ["'Content-Type': 'application/json',"] : []),
  ];
  return [
    `const response = await fetch(${JSON.stringify(url)}, {`,
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    '  headers: {',
    ...headers.map((header) => `    ${header}`),
    '  },',
    ...(body ? [`  body: JSON.stringify(${javascriptValue(body, '  ')}),`] : []),
    '});',
    'const { data, message } = await response.json();',
    'if (!response.ok) throw new Error(`${data.code}: ${message}`);',
  ].join('\n');
}

function python(request: ExampleRequest): string {
  const { method, url, body } = request;
  return [
    'import os',
    ...(isWrite(request) ? ['import uuid'] : []),
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    `    ${JSON.stringify(url)},`,
    '    headers={',
    '        "Authorization": f"Bearer {os.environ[\'API_KEY\']}",',
    ...(isWrite(request) ? ['        "Idempotency-Key": str(uuid.uuid4()),'] : []),
    '    },',
    ...(body ? [`    json=${pythonValue(body)},`] : []),
    '    timeout=30,',
    ')',
    'response.raise_for_status()',
    'data = response.json()["data"]',
  ].join('\n');
}

const EXAMPLE: Readonly<Record<CodeLanguage, (request: ExampleRequest) => string>> = { curl, javascript, python };

/** Returns the code that sends a request in a language. */
export const codeExample = (language: CodeLanguage, request: ExampleRequest): string => EXAMPLE[language](request);
