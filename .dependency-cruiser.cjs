/** The direction of dependencies in the backend: each module may know those after it. */
const moduleOrder = ['admin', 'notifications', 'activations', 'catalogue', 'wallet', 'support', 'auth'];

const onlyDownwards = moduleOrder.slice(1).map((name, index) => ({
  name: `${name}-knows-only-lower-modules`,
  comment: `Dependencies point one way: ${moduleOrder.join(' → ')} → platform.`,
  severity: 'error',
  from: { path: `^backend/src/modules/${name}/` },
  to: { path: `^backend/src/modules/(${moduleOrder.slice(0, index + 1).join('|')})/` },
}));

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Files that need each other are one file, or lack a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'imports-resolve',
      comment: 'Every import leads to a file or to a package that package.json names.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'product-imports-no-tests',
      comment: 'Factories and test servers are for tests.',
      severity: 'error',
      from: { pathNot: '[.](test|stories)[.]tsx?$|/testing/' },
      to: { path: '[.](test|stories)[.]tsx?$|/testing/' },
    },
    ...onlyDownwards,
    {
      name: 'platform-knows-no-module',
      comment: 'The platform has nothing to do with phone numbers.',
      severity: 'error',
      from: { path: '^backend/src/platform/' },
      to: { path: '^backend/src/(modules|sandbox|generated)/|^backend/src/(main|app|container)[.]ts$' },
    },
    {
      name: 'modules-through-their-index',
      comment: 'A module is entered through its index.ts only.',
      severity: 'error',
      from: {
        path: '^backend/src/(?:modules/([^/]+)/|[^/]+[.]ts$|sandbox/|platform/)',
        pathNot: '[.]test[.]ts$|/testing/',
      },
      to: { path: '^backend/src/modules/[^/]+/', pathNot: '^backend/src/modules/(?:$1/|[^/]+/index[.]ts$)' },
    },
    {
      name: 'sandbox-by-main-only',
      comment: 'Simulators are never loaded in production: main.ts imports them when they are wanted.',
      severity: 'error',
      from: { pathNot: '^backend/src/(sandbox/|main[.]ts$)|/testing/|[.]test[.]ts$' },
      to: { path: '^backend/src/sandbox/' },
    },
    {
      name: 'sandbox-dynamically',
      comment: 'A static import would load the simulators in production too.',
      severity: 'error',
      from: { path: '^backend/src/main[.]ts$' },
      to: { path: '^backend/src/sandbox/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sql-in-stores-only',
      comment: 'SQL and Sequelize live in *.store.ts, *.read-model.ts, *.models.ts and platform/.',
      severity: 'error',
      from: {
        path: '^backend/src/',
        pathNot: '^backend/src/platform/|/testing/|[.](store|read-model|models|test)[.]ts$',
      },
      to: { path: '^node_modules/(@types/)?(sequelize|pg|pg-pool)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'controllers-call-services',
      comment: 'A controller knows services, DTOs and presenters, never stores or models.',
      severity: 'error',
      from: { path: '[.]controller[.]ts$' },
      to: { path: '[.](store|read-model|models)[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pure-rules-stay-pure',
      comment: 'Rules and decisions know neither Express nor a database, and no screen.',
      severity: 'error',
      from: {
        path: '^backend/src/.*-(rules|verdict|schedule|plan)[.]ts$|^frontend/src/features/[^/]+/rules/',
        pathNot: '[.]test[.]tsx?$',
      },
      to: {
        path: '^node_modules/(@types/)?(express|sequelize|pg|react|react-dom|@tanstack)/|[.](store|read-model|models)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'frontend-without-backend',
      comment: 'openapi.yaml is the only contract between them.',
      severity: 'error',
      from: { path: '^(frontend|ui-kit|api-client|cli)/' },
      to: { path: '^backend/' },
    },
    {
      name: 'backend-without-clients',
      comment: 'The server knows no client.',
      severity: 'error',
      from: { path: '^backend/' },
      to: { path: '^(frontend|ui-kit|api-client|cli)/' },
    },
    {
      name: 'features-are-strangers',
      comment: 'Features meet in a route; what two of them need belongs into shared/.',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^frontend/src/features/', pathNot: '^frontend/src/features/$1/' },
    },
    {
      name: 'features-below-routes',
      comment: 'routes → features → shared.',
      severity: 'error',
      from: { path: '^frontend/src/(features|shared)/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^frontend/src/(routes/|site/|app/route-tree[.]gen[.]ts$|main[.]tsx$)' },
    },
    {
      name: 'site-without-the-app',
      comment: 'The public site stays light: neither router, nor query cache, nor the app reaches its pages.',
      severity: 'error',
      from: { path: '^frontend/src/site/' },
      to: { path: '^node_modules/@tanstack/|^frontend/src/(app|routes)/', reachable: true },
    },
    {
      name: 'worker-without-pages',
      comment: 'The service worker runs where there is no page: of the app it knows names and types only.',
      severity: 'error',
      from: { path: '^frontend/src/(sw[.]ts$|worker/)', pathNot: '[.]test[.]ts$' },
      to: { path: '^node_modules/(react|i18next|@tanstack)|^frontend/src/(app|routes|features|site)/' },
    },
    {
      name: 'shared-below-features',
      comment: 'routes → features → shared.',
      severity: 'error',
      from: { path: '^frontend/src/shared/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^frontend/src/(features|app)/' },
    },
    {
      name: 'ui-kit-knows-no-product',
      comment: 'Props in, events out: the ui-kit imports nothing of the product.',
      severity: 'error',
      from: { path: '^ui-kit/' },
      to: { path: '^(frontend|backend|api-client|cli|e2e|bench)/' },
    },
    {
      name: 'api-client-stands-alone',
      comment: 'Customers install it: it imports nothing else of this repository.',
      severity: 'error',
      from: { path: '^api-client/' },
      to: { path: '^(frontend|backend|ui-kit|cli|e2e|bench)/' },
    },
    {
      name: 'api-client-through-its-index',
      comment: 'The api-client is entered as a package.',
      severity: 'error',
      from: { path: '^(frontend|cli)/' },
      to: { path: '^api-client/', pathNot: '^api-client/src/index[.]ts$' },
    },
    {
      name: 'ui-kit-through-its-index',
      comment: 'The ui-kit is entered as a package.',
      severity: 'error',
      from: { path: '^frontend/' },
      to: { path: '^ui-kit/', pathNot: '^ui-kit/src/(index[.]ts|[a-z]+[.]css)$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static)/' },
    tsPreCompilationDeps: 'specify',
    // For its path alias; the other workspaces have none.
    tsConfig: { fileName: 'frontend/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['torpedo-source', 'import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};
