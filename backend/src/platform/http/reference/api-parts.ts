/** The fields of an OpenAPI document that a part needs. */
export interface ApiDocument {
  info: { title: string; description?: string };
  tags: { name: string }[];
  'x-tagGroups': { name: string; tags: string[] }[];
  paths: Record<string, Record<string, { tags?: string[] }>>;
  components: { schemas: Record<string, object> };
}

/** The date of the newest change of the API (scripts/api-changes.md). */
export const API_VERSION = '2026-11-30';

/** All paths for staff begin with this, and no others do. */
export const BACK_OFFICE = '/api/v1/admin/';

const SCHEMA = /"#\/components\/schemas\/([^"]+)"/g;

const STAFF_TITLE = 'Torpedo API for staff';

const STAFF_DESCRIPTION = `What staff do in the back-office, for scripts: everything below \`${BACK_OFFICE}\`.

## Signing in

Staff make a token for a script in the back-office, under Tokens, or with \`torpedo tokens create\`. It goes into
\`Authorization: Bearer …\`, and may do what its permissions name. API keys of customers are refused.

## What each operation asks

\`x-staff-action\` names the action and whether it needs a reason or a recent sign-in. Operations with a dry run take
the header \`X-Dry-Run: true\`, change nothing and answer what would change. Errors look as
[in the API for customers](/docs).`;

/** The schemas that the paths name, and all schemas that these name. */
function schemasOf(paths: ApiDocument['paths'], all: Record<string, object>): Record<string, object> {
  const named = new Set<string>();
  const waiting: object[] = [paths];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    for (const [, name = ''] of JSON.stringify(node).matchAll(SCHEMA)) {
      const schema = all[name];
      if (!schema || named.has(name)) continue;
      named.add(name);
      waiting.push(schema);
    }
  }
  return Object.fromEntries(Object.entries(all).filter(([name]) => named.has(name)));
}

function partOf(document: ApiDocument, isOfPart: (path: string) => boolean): ApiDocument {
  const paths = Object.fromEntries(Object.entries(document.paths).filter(([path]) => isOfPart(path)));
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  const used = new Set(operations.flatMap(({ tags = [] }) => tags));
  return {
    ...document,
    tags: document.tags.filter(({ name }) => used.has(name)),
    'x-tagGroups': document['x-tagGroups'].filter(({ tags }) => tags.some((name) => used.has(name))),
    paths,
    components: { ...document.components, schemas: schemasOf(paths, document.components.schemas) },
  };
}

export const partOfCustomers = (document: ApiDocument): ApiDocument =>
  partOf(document, (path) => !path.startsWith(BACK_OFFICE));

export const partOfStaff = (document: ApiDocument): ApiDocument => ({
  ...partOf(document, (path) => path.startsWith(BACK_OFFICE)),
  info: { ...document.info, title: STAFF_TITLE, description: STAFF_DESCRIPTION },
});
