import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiContract, type EndpointFamilyName } from '#shared/api-contract/api-contract.ts';
import type { Endpoint } from '#shared/api-contract/endpoint.ts';
import { ExportedPage } from '#shared/model/table-cell.ts';
import { csvRow } from '#shared/values/text/csv.ts';
import { cellText } from '#shared/rules/text/table-page.ts';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#shared/model/language.ts';
import { storeDelivery, storeOwnVisits, storeVisits } from '#test/get-endpoints/analytics-cases.ts';
import { emptyFields } from '#test/get-endpoints/empty-fields.ts';
import type { GetCase } from '#test/get-endpoints/get-case.ts';
import { GET_CASES } from '#test/get-endpoints/get-cases.ts';
import { emptyTree, FILE_CONTENT, type FilledTree, filledTree, type Tree } from '#test/get-endpoints/trees.ts';
import { type Answer, deliver, httpEvent, LAMBDA_CONTEXT } from '#test/support/http/send.ts';
import { type Product, startProduct } from '#test/support/product.ts';

let product: Product;
let filled: FilledTree;
let empty: Tree;

beforeAll(async () => {
  product = await startProduct();
  filled = await filledTree(product);
  const { oem, user, siteId, document } = filled;
  await storeVisits(product, { id: siteId, name: document.settings.name, lineage: [...oem.path, user.id] });
  await storeDelivery(product, siteId);
  await storeOwnVisits(product, siteId);
  empty = await emptyTree(product);
});
afterAll(() => product.stop());

type Cases = Readonly<Record<string, GetCase>>;
interface GetEndpoint extends GetCase {
  family: EndpointFamilyName;
  endpoint: Endpoint;
}

/** Every GET endpoint of the API contract, with its case. */
const GET_ENDPOINTS: [string, GetEndpoint][] = (Object.keys(apiContract) as EndpointFamilyName[]).flatMap((family) =>
  Object.entries<Endpoint>(apiContract[family]).flatMap(([name, endpoint]): [string, GetEndpoint][] => {
    if (endpoint.method !== 'GET') return [];
    const found = (GET_CASES as Readonly<Record<string, Cases>>)[family]?.[name];
    if (!found) throw new Error(`${family}.${name} has no case`);
    return [[`${family}.${name}`, { family, endpoint, ...found }]];
  }),
);
const JSON_ENDPOINTS = GET_ENDPOINTS.filter(([, { endpoint }]) => endpoint.answers !== 'file');

/** The endpoints that export a table, in either format. */
const EXPORTS = JSON_ENDPOINTS.filter(([, { endpoint }]) => endpoint.query && 'format' in endpoint.query.shape);

const eventOf = ({ endpoint, token, call }: GetEndpoint, tree: Tree, language: Language) =>
  httpEvent(endpoint, { ...call(tree, language), token: token && tree.tokens[token] });

const languagesOf = ({ perLanguage }: GetCase): readonly Language[] => (perLanguage ? LANGUAGES : [DEFAULT_LANGUAGE]);

/** Calls the endpoint as API Gateway does. */
const answerOf = (asked: GetEndpoint, tree: Tree, language: Language): Promise<Answer> =>
  deliver(product.handlers[asked.family], eventOf(asked, tree, language));

/** Returns the data of the answer, parsed by the API contract, or the log of the failure. */
function parsed({ endpoint }: GetEndpoint, { status, data }: Answer): unknown {
  if (status !== endpoint.status) throw new Error(`was answered ${status}: ${JSON.stringify(data)} ${product.takeLog().at(-1)}`);
  const result = endpoint.response.parse(data);
  expect(result, 'fields that the contract does not declare').toEqual(data);
  return result;
}

describe('GET endpoints with filled data', () => {
  it('are called for a site in which no field is empty', () => {
    expect(emptyFields(filled.document)).toEqual([]);
  });

  it.each(JSON_ENDPOINTS)('return every value that was entered: %s', async (_, asked) => {
    for (const language of languagesOf(asked)) {
      const data = parsed(asked, await answerOf(asked, filled, language));
      expect(data, language).toMatchObject(asked.expected(filled, language));
      expect(emptyFields(data), 'fields that the filled data do not fill').toEqual([...(asked.empty ?? [])].toSorted());
    }
  });
});

it.each(EXPORTS)('%s exports the same lines as CSV and as cells of a workbook (R-6.85)', async (_, asked) => {
  const exported = async (format: string) => {
    const { query, ...call } = asked.call(filled, DEFAULT_LANGUAGE);
    const token = asked.token && filled.tokens[asked.token];
    const event = httpEvent(asked.endpoint, { ...call, token, query: { ...query, format } });
    return ExportedPage.parse(parsed(asked, await deliver(product.handlers[asked.family], event)));
  };
  const { csv } = await exported('csv');
  const { cells = [] } = await exported('xlsx');
  expect(cells.length).toBeGreaterThan(1);
  expect(cells.map((line) => csvRow(line.map(cellText))).join('')).toBe(csv);
});

it('EXPORTS contains accounts, sites, payments, news, domains, members, contacts, form entries and import faults', () =>
  expect(EXPORTS.map(([name]) => name)).toHaveLength(11));

describe('GET endpoints without data', () => {
  it.each(JSON_ENDPOINTS)('answer with an empty result or not-found: %s', async (_, asked) => {
    for (const language of languagesOf(asked)) {
      const answer = await answerOf(asked, empty, language);
      if (asked.emptyStatus === 200) parsed(asked, answer);
      else expect(answer).toMatchObject({ status: 404, data: { code: 'not-found' } });
    }
  });
});

it.each(GET_ENDPOINTS.filter(([, { endpoint }]) => endpoint.answers === 'file'))('%s returns the file, or not-found', async (_, asked) => {
  const answer = async (tree: Tree) =>
    (await product.handlers[asked.family](eventOf(asked, tree, DEFAULT_LANGUAGE), LAMBDA_CONTEXT)) as APIGatewayProxyStructuredResultV2;
  const { statusCode, body = '' } = await answer(filled);
  const { status, content } = asked.file ?? { status: 200, content: () => FILE_CONTENT };
  expect([statusCode, Buffer.from(body, 'base64').toString()]).toEqual([status, content(filled)]);
  expect(await answer(empty)).toMatchObject({ statusCode: asked.emptyStatus });
});
