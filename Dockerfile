# The site as a container: docker build -t docs . && docker run --read-only --tmpfs /tmp -p 8080:8080 docs
# The first stage builds, the second serves. DEPLOY.md has the rest.
FROM node:24-bookworm-slim AS build
WORKDIR /work
COPY . .
RUN npm ci --omit=dev
# Everything that the build reads from its environment: --build-arg SITE_URL=https://docs.example.com
ARG BASE_URL=/
ARG SITE_URL
ARG SITE_PREVIEW
ARG ALGOLIA_APP_ID
ARG ALGOLIA_API_KEY
ARG ALGOLIA_INDEX_NAME
ARG ALGOLIA_INSIGHTS
RUN npm run build

# nginx without root: it listens at port 8080 and writes to /tmp only.
FROM nginxinc/nginx-unprivileged:1.28-alpine
ARG BASE_URL=/
COPY --from=build /work/build /usr/share/nginx/html${BASE_URL}
COPY --from=build /work/build/_hosting/nginx.conf /etc/nginx/conf.d/default.conf
HEALTHCHECK --interval=30s --timeout=3s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/healthz"]
