# Image of Voice Directory. It runs as a user without rights, and with a read-only root: everything that is written goes to /data.
#
#     docker build -t voice-directory .
#     docker run --init --read-only -p 3000:3000 -v voices:/data voice-directory
FROM node:24-slim AS build
WORKDIR /app
# Before the sources, so that a change of them does not install the packages anew.
COPY package.json package-lock.json .npmrc ./
COPY packages/client/package.json packages/client/
COPY scripts/client-types/package.json scripts/client-types/
RUN npm ci
COPY . .
RUN npm run build && npm ci --omit=dev

FROM node:24-slim
WORKDIR /app
COPY --from=build /app/package.json /app/LICENSE ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/fixtures fixtures
RUN mkdir /data && chown node:node /data
USER node
# Less memory at the same speed: docs/operation.md#memory
ENV NODE_ENV=production DATA_DIR=/data NODE_OPTIONS=--max-semi-space-size=8 MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=131072
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s --interval=10s --timeout=3s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "dist/cli/main.js"]
CMD ["serve"]
