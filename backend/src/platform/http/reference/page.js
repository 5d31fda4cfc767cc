globalThis.SwaggerUIBundle({
  url: '/api/v1/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  tryItOutEnabled: true,
  // What a signed-in browser must add to calls that change something.
  requestInterceptor: (request) => {
    request.headers['X-Requested-With'] = 'XMLHttpRequest';
    return request;
  },
});
