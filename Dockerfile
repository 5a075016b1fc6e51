# The site as a container: docker build -t docs . && docker run --read-only --tmpfs /site/tmp:uid=101 -p 8080:8080 docs
# The first stage builds, the second serves. DEPLOY.md has the rest.
FROM node:24-bookworm-slim AS build
WORKDIR /work
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
# Build arguments, because both are part of every page: --build-arg SITE_URL=https://docs.example.com
ARG SITE_URL
ARG SITE_PREVIEW
RUN npm run build

FROM nginx:1.28-alpine
RUN mkdir -p /site/tmp && chown nginx:nginx /site/tmp
COPY packages/publish/deploy/container/nginx.conf /site/nginx.conf
COPY --from=build /work/build /site/public
USER nginx
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=30s --timeout=3s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/healthz"]
ENTRYPOINT []
CMD ["nginx", "-e", "stderr", "-p", "/site", "-c", "/site/nginx.conf"]
