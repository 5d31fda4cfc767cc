/** Which suffixes before `.test.ts` belong to which project of backend tests; without a suffix it is a unit test. */
const suffixes = { integration: ['db', 'http'], deep: ['deep'], drills: ['drill'] };

export type BackendProject = keyof typeof suffixes | 'unit';

export const testPatterns = (project: Exclude<BackendProject, 'unit'>) =>
  suffixes[project].map((suffix) => `src/**/*.${suffix}.test.ts`);

/** The files of a project, by their names. */
export const testFilesOf = (project: BackendProject) =>
  project === 'unit'
    ? new RegExp(`^backend/.*(?<![.](?:${Object.values(suffixes).flat().join('|')}))[.]test[.]ts$`)
    : new RegExp(`^backend/.*[.](?:${suffixes[project].join('|')})[.]test[.]ts$`);
